import type { ClauseText } from '@/lib/contracts/clauses/clauses';
import styles from './contract.module.css';

/** Clauses as they are signed, each under its name. */
export function ClauseList({ clauses }: { clauses: readonly ClauseText[] }) {
  return clauses.map(({ name, title, body }) => (
    <section key={name} className={styles.clause}>
      <h3>{`${name}. ${title}`}</h3>
      <ClauseBody body={body} />
    </section>
  ));
}

/** A line of a body is a paragraph. */
export const ClauseBody = ({ body }: { body: string }) =>
  body.split('\n').map((paragraph) => <p key={paragraph}>{paragraph}</p>);
