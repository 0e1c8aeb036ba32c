import * as styles from './PairedText.module.scss';

/** Paragraphs in two columns, so that a wide page has no empty half. Muted where a table or cards stand above it. */
export const PairedText = ({ paragraphs }: { paragraphs: readonly string[] }) => (
  <div className={styles.pairedText}>
    {paragraphs.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </div>
);
