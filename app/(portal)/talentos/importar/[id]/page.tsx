import '@/lib/root/imports';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/app/_ui/client-messages';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { NotInRole } from '@/app/(portal)/_roles/not-in-role';
import { agencyGate } from '@/app/(portal)/_shell/gate';
import { can } from '@/lib/core/abilities';
import { AppError } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { importKind } from '@/lib/imports/define-import';
import { getImportDetail, listImportRows } from '@/lib/imports/queries';
import { mayMap, REFUSED_STATES } from '@/lib/imports/rules';
import styles from './import.module.css';
import { ImportProgress } from './import-progress';
import { MappingForm } from './mapping-form';
import { ProblemRows } from './problem-rows';
import { problemText } from './problem-text';
import { RunImport, UndoImport } from './run-buttons';

export const metadata: Metadata = { title: 'Importar talentos' };

type Props = { params: Promise<{ id: string }> };

/** One import: its columns, what is wrong with its rows, bringing it in, what came of it, and taking it out again. */
export default async function ImportPage({ params }: Props) {
  const { id } = await params;
  const { actor, account } = await agencyGate();
  if (!can(actor, 'callTalents'))
    return <NotInRole account={account} ability="callTalents" back="/dashboard" />;
  const found = isUuid(id) ? await getImportDetail(actor, id).catch(unknown) : null;
  if (!found) notFound();
  const { counts, state, headers, mapping, kind } = found;
  const shown = state === 'UNDONE' ? (['STAYS'] as const) : REFUSED_STATES;
  const [rows, sample, t] = await Promise.all([
    state === 'READ' ? [] : listImportRows(actor, id, shown),
    mayMap(state) ? listImportRows(actor, id, ['WAITING', 'FAULTY', 'DUPLICATE'], 3) : [],
    getTranslations('imports'),
  ]);
  const refused = counts.FAULTY + counts.DUPLICATE + counts.FAILED;
  const running = state === 'RUNNING' || state === 'UNDOING';
  return (
    <ClientMessages namespaces={['imports']}>
      <PageHeader
        title={found.fileName}
        subtitle={t(`stateTexts.${state}`)}
        breadcrumbs={[{ label: t('title'), href: '/talentos/importar' }]}
        actions={
          <>
            {refused > 0 && !running && (
              <ButtonLink
                variant="default"
                download
                prefetch={false}
                href={`/talentos/importar/${id}/fallidas`}
              >
                {t('refusedFile', { count: refused })}
              </ButtonLink>
            )}
            {state === 'DONE' && counts.KEPT > 0 && <UndoImport id={id} count={counts.KEPT} />}
          </>
        }
      />
      <div className={styles.page}>
        {running && (
          <ImportProgress
            undoing={state === 'UNDOING'}
            done={state === 'RUNNING' ? counts.KEPT + counts.FAILED : counts.UNDONE + counts.STAYS}
            of={
              state === 'RUNNING'
                ? counts.KEPT + counts.FAILED + counts.WAITING
                : counts.UNDONE + counts.STAYS + counts.KEPT
            }
          />
        )}
        {state !== 'READ' && !running && (
          <SectionCard title={t('summary')}>
            <p>{t('summaryOf', { ...counts, refused })}</p>
            {state === 'CHECKED' && counts.WAITING > 0 && <RunImport id={id} count={counts.WAITING} />}
          </SectionCard>
        )}
        {rows.length > 0 && (
          <ProblemRows
            title={state === 'UNDONE' ? t('staying') : t('refused')}
            total={state === 'UNDONE' ? counts.STAYS : refused}
            rows={rows.map(({ line, cells, problems }) => ({
              line,
              words: cells.filter(Boolean).slice(0, 4).join(' · '),
              problems: problems.map(problemText),
            }))}
          />
        )}
        {mayMap(state) && (
          <MappingForm
            id={id}
            fields={importKind(kind).fields.map(({ name, required }) => ({ name, required }))}
            columns={headers.map((header, column) => ({
              header: header || t('column', { number: column + 1 }),
              sample: sample
                .map(({ cells }) => cells[column] ?? '')
                .filter(Boolean)
                .join(' · '),
            }))}
            mapping={mapping}
            again={state === 'CHECKED'}
          />
        )}
      </div>
    </ClientMessages>
  );
}

const unknown = (error: unknown): null => {
  if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
  throw error;
};
