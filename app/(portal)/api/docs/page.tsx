import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { portalGate } from '@/app/(portal)/_shell/gate';
import { GRAPHQL_EXAMPLES } from '@/app/api/openapi/graphql-examples';
import { REST_OPERATIONS } from '@/app/api/openapi/operations';
import { WEBHOOK_EVENT_NAMES } from '@/db/values/webhooks';
import { profilePath } from '@/lib/core/paths';
import { env } from '@/lib/platform/env';
import styles from './api-docs.module.css';
import { OperationCard } from './operation-card';

export const metadata: Metadata = { title: 'Interfaz de programación' };

const KEY_EXAMPLE = `curl ${env().APP_URL}/graphql \\
  -H "Authorization: Bearer $ELENCO_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"query":"{ events { id name code } }"}'`;

/** What programs can ask of Elenco, for agencies and the administrator. */
export default async function ApiDocsPage() {
  const [{ actor }, t] = await Promise.all([portalGate(), getTranslations('apiDocs')]);
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('pageIntro')}
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
      />
      <div className={styles.stack}>
        <SectionCard
          title={t('keys')}
          description={t('keysText')}
          actions={
            actor.kind === 'agencyUser' && (
              <ButtonLink
                variant="default"
                href={`${profilePath(actor.agencyId, 'agencia')}?seccion=integraciones`}
              >
                {t('keysLink')}
              </ButtonLink>
            )
          }
        >
          <pre className={styles.code}>{KEY_EXAMPLE}</pre>
        </SectionCard>
        <SectionCard title={t('webhooks')} description={t('webhooksText')}>
          <pre className={styles.code}>{WEBHOOK_EVENT_NAMES.join('\n')}</pre>
        </SectionCard>
        <SectionCard title={t('graphql')} description={t('graphqlText')}>
          <div className={styles.stack}>
            {GRAPHQL_EXAMPLES.map(({ id, query, variables }) => (
              <section key={id} aria-label={t(`examples.${id}`)}>
                <h3 className={styles.name}>{t(`examples.${id}`)}</h3>
                <pre className={styles.code}>{query}</pre>
                <pre className={styles.code}>{JSON.stringify(variables, null, 2)}</pre>
              </section>
            ))}
          </div>
        </SectionCard>
        <SectionCard title={t('rest')} description={t('restText')} flush>
          <ul className={styles.list}>
            {REST_OPERATIONS.map((operation) => (
              <OperationCard key={operation.id} operation={operation} />
            ))}
          </ul>
        </SectionCard>
      </div>
    </>
  );
}
