import * as styles from './PairedText.module.scss';

/** Paragraphs side by side where there is room, so that no half of the page stays empty. */
export const PairedText = ({ paragraphs }: { paragraphs: readonly string[] }) => (
  <div className={styles.pairedText}>
    {paragraphs.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </div>
);
