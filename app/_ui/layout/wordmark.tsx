import styles from './wordmark.module.css';

type Props = {
  /** The product's name, from configuration. */
  name: string;
  size?: 'sm' | 'md' | 'lg';
};

/** The product's name as its mark. */
export function Wordmark({ name, size = 'md' }: Props) {
  return (
    <span className={styles.wordmark} data-size={size}>
      {name}
    </span>
  );
}
