import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { metadataOrNotFound, pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { readOrNotFound } from '@/app/_features/pages/read-or-not-found';
import { receivableRow } from '@/app/_features/receivables/receivable-row';
import { ClientMessages } from '@/app/_ui/client-messages';
import { KeyFigures } from '@/app/_ui/data/key-figures';
import { ExportMenu } from '@/app/_ui/data-export/export-menu';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { agencyGate } from '@/app/(portal)/_shell/gate';
import { PortalNotFound } from '@/app/(portal)/_shell/portal-not-found';
import { can } from '@/lib/core/abilities';
import { formatIsoDate } from '@/lib/core/dates';
import { formatMoney } from '@/lib/core/money';
import { statementPath } from '@/lib/core/paths';
import { USUAL_TERMS } from '@/lib/finances/receivables/rules';
import { getStatement } from '@/lib/finances/statement/queries';
import styles from '../receivables.module.css';
import { StatementActions } from './statement-actions';
import { StatementTable } from './statement-table';
import { TermsForm } from './terms-form';

type Props = { params: Promise<{ clientId: string }> };

const load = cache(async (clientId: string) => {
  const { actor } = await agencyGate();
  return { actor, ...(await readOrNotFound(() => getStatement(actor, clientId))) };
});

export const generateMetadata = metadataOrNotFound(async function metadata({
  params,
}: Props): Promise<Metadata> {
  const { client } = await load((await params).clientId);
  return { title: client.name };
});

/** What one client owes, event by event, and until when it has to pay. */
export default pageOrNotFound(PortalNotFound, async function StatementPage({ params }: Props) {
  const { clientId } = await params;
  const [{ actor, client, statement }, t] = await Promise.all([
    load(clientId),
    getTranslations('receivables.statement'),
  ]);
  const keepsMoney = can(actor, 'keepMoney');
  return (
    <ClientMessages namespaces={['receivables']}>
      <PageHeader
        title={client.name}
        subtitle={`${t('title')} · ${formatIsoDate(statement.day)}`}
        actions={
          <>
            <ButtonLink variant="default" href={`/clientes/${client.id}`}>
              {t('ofClient')}
            </ButtonLink>
            {statement.receivables.length > 0 && (
              <ButtonLink variant="default" href={`${statementPath(client.id)}/pdf`} target="_blank">
                {t('pdf')}
              </ButtonLink>
            )}
            {statement.receivables.length > 0 && <ExportMenu path={statementPath(client.id)} />}
            {keepsMoney && (
              <StatementActions
                clientId={client.id}
                address={statement.receivables.length > 0 ? client.emailProducer : null}
              />
            )}
          </>
        }
      />
      <div className={styles.stack}>
        {statement.sums.length > 0 && (
          <KeyFigures
            figures={statement.sums.flatMap(({ currencyCode, owed, credit }) => [
              { label: `${t('owed')} · ${currencyCode}`, value: formatMoney(owed, currencyCode) },
              ...(credit > 0
                ? [{ label: `${t('credit')} · ${currencyCode}`, value: formatMoney(credit, currencyCode) }]
                : []),
            ])}
          />
        )}
        <SectionCard flush>
          <StatementTable rows={statement.receivables.map(receivableRow)} />
        </SectionCard>
        {keepsMoney && (
          <TermsForm
            clientId={client.id}
            days={client.paymentDays}
            usual={USUAL_TERMS}
            revision={client.revision}
          />
        )}
      </div>
    </ClientMessages>
  );
});
