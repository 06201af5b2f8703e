import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { GRAPHQL_EXAMPLES } from '@/app/api/openapi/graphql-examples';
import { env } from '@/lib/platform/env';
import styles from './integrations.module.css';

const KEY_EXAMPLE = `curl ${env().APP_URL}/graphql \\
  -H "Authorization: Bearer $ELENCO_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"query":"{ events { id name code } }"}'`;

/** How programs ask and are told, with the descriptions of all that can be asked. */
export async function UsageCard() {
  const t = await getTranslations('apiDocs');
  return (
    <SectionCard
      title={t('usage')}
      description={t('pageIntro')}
      actions={
        <>
          <ButtonLink variant="default" href="/api/docs/schema.graphql">
            {t('schema')}
          </ButtonLink>
          <ButtonLink variant="default" href="/api/docs/openapi.json">
            {t('download')}
          </ButtonLink>
        </>
      }
    >
      <h3 className={styles.name}>{t('keys')}</h3>
      <p>{t('keysText')}</p>
      <pre className={styles.code}>{KEY_EXAMPLE}</pre>
      <h3 className={styles.name}>{t('webhooks')}</h3>
      <p>{t('webhooksText')}</p>
      <h3 className={styles.name}>{t('graphql')}</h3>
      <p>{t('graphqlText')}</p>
      {GRAPHQL_EXAMPLES.map(({ id, query, variables }) => (
        <details key={id}>
          <summary>{t(`examples.${id}`)}</summary>
          <pre className={styles.code}>{query}</pre>
          <pre className={styles.code}>{JSON.stringify(variables, null, 2)}</pre>
        </details>
      ))}
    </SectionCard>
  );
}
