import styles from './portrait-wall.module.css';

const COLUMNS = [
  [1, 2, 3, 4],
  [5, 6, 7, 8],
  [9, 10, 11, 12],
];

/** Decoration of wide screens; elsewhere its images are never asked for. */
export function PortraitWall() {
  return (
    <div className={styles.wall} aria-hidden>
      {COLUMNS.map((column) => (
        <div key={column.join()} className={styles.column}>
          {column.map((number) => (
            <img
              key={number}
              className={styles.portrait}
              src={`/images/portraits/${number}.webp`}
              alt=""
              width={480}
              height={640}
              loading="lazy"
              decoding="async"
            />
          ))}
        </div>
      ))}
    </div>
  );
}
