import { ButtonLink } from '@/app/_ui/layout/button-link';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { GRAPHQL_EXAMPLES } from '@/app/api/openapi/graphql-examples';
import { messages } from '@/lib/i18n/messages/es';
import { env } from '@/lib/platform/env';
import styles from './integrations.module.css';

// Read as they stand: their braces are those of JSON.
const words = messages.apiDocs;

const KEY_EXAMPLE = `curl ${env().APP_URL}/graphql \\
  -H "Authorization: Bearer $ELENCO_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"query":"{ events { id name code } }"}'`;

/** How programs ask and are told, with the descriptions of all that can be asked. */
export function UsageCard() {
  return (
    <SectionCard
      title={words.usage}
      description={words.pageIntro}
      actions={
        <>
          <ButtonLink variant="default" href="/api/docs/schema.graphql">
            {words.schema}
          </ButtonLink>
          <ButtonLink variant="default" href="/api/docs/openapi.json">
            {words.download}
          </ButtonLink>
        </>
      }
    >
      <h3 className={styles.name}>{words.keys}</h3>
      <p>{words.keysText}</p>
      <pre className={styles.code}>{KEY_EXAMPLE}</pre>
      <h3 className={styles.name}>{words.webhooks}</h3>
      <p>{words.webhooksText}</p>
      <h3 className={styles.name}>{words.graphql}</h3>
      <p>{words.graphqlText}</p>
      <h3 className={styles.name}>{words.sync}</h3>
      <p>{words.syncText}</p>
      {GRAPHQL_EXAMPLES.map(({ id, query, variables }) => (
        <details key={id}>
          <summary className={styles.example}>{words.examples[id]}</summary>
          <pre className={styles.code}>{query}</pre>
          <pre className={styles.code}>{JSON.stringify(variables, null, 2)}</pre>
        </details>
      ))}
    </SectionCard>
  );
}
