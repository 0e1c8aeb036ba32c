import * as styles from './MapDrawing.module.scss';

/** Streets, a river and a pin: the idea of a map, drawn here, of no place in particular. */
export const MapDrawing = () => (
  <svg
    className={styles.drawing}
    viewBox="0 0 320 200"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <path className={styles.river} d="M-10 150C60 120 80 190 150 170S260 120 330 150" />
    <path d="M-10 40H330M-10 92H330M60-10V210M132-10V210M216-10V210M-10 128L330 18M170 92L300 210M60 40L20 210" />
    <path className={styles.main} d="M-10 66H132L216 118H330M270-10V210" />
    <path
      className={styles.pin}
      d="M160 100s22-20.900 22-38a22 22 0 0 0-44 0c0 17.100 22 38 22 38zm0-30a8 8 0 1 1 0-16 8 8 0 0 1 0 16z"
    />
  </svg>
);
