import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/app/_ui/client-messages';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import type { Actor } from '@/lib/core/actor';
import { importKind } from '@/lib/imports/define-import';
import { meantDomain } from '@/lib/imports/meant-mail';
import { type ImportDetail, listImportRows, listUnknownWords } from '@/lib/imports/queries';
import { mayMap, REFUSED_STATES, valuesOf } from '@/lib/imports/rules';
import { FileReading } from './file-reading';
import styles from './import.module.css';
import { ImportProgress } from './import-progress';
import { MappingForm } from './mapping-form';
import { PictureCard } from './pictures/picture-card';
import { ProblemRows } from './problem-rows';
import { problemText } from './problem-text';
import { RunImport, UndoImport } from './run-buttons';
import { WordsForm } from './words-form';

type Props = { actor: Actor; found: ImportDetail; path: string };

/** One import: its columns, what is wrong with its rows, bringing it in, what came of it, and taking it out again. */
export async function ImportScreen({ actor, found, path }: Props) {
  const { id } = found;
  const { counts, state, headers, mapping, kind } = found;
  const shown = state === 'UNDONE' ? (['STAYS'] as const) : REFUSED_STATES;
  const [rows, sample, t] = await Promise.all([
    state === 'READ' ? [] : listImportRows(actor, id, shown),
    mayMap(state) ? listImportRows(actor, id, ['WAITING', 'FAULTY', 'DUPLICATE'], 3) : [],
    getTranslations('imports'),
  ]);
  const { fields, choices, searched = {}, shows, pictures } = importKind(kind);
  const words = state === 'CHECKED' ? await listUnknownWords(actor, id) : [];
  const readings = sample.flatMap(({ cells }) => {
    const parts = shows?.(valuesOf(cells, mapping));
    return parts ? [parts.map((part) => part || '—').join(' | ')] : [];
  });
  const refused = counts.FAULTY + counts.DUPLICATE + counts.FAILED;
  const running = state === 'RUNNING' || state === 'UNDOING';
  return (
    <ClientMessages namespaces={['imports', 'importPictures']}>
      <PageHeader
        title={found.fileName}
        subtitle={t(`${kind}.stateTexts.${state}`)}
        breadcrumbs={[{ label: t(`${kind}.title`), href: path }]}
        actions={
          <>
            {refused > 0 && !running && (
              <ButtonLink variant="default" download href={`${path}/${id}/fallidas`}>
                {t('refusedFile', { count: refused })}
              </ButtonLink>
            )}
            {state === 'DONE' && counts.KEPT > 0 && <UndoImport id={id} kind={kind} count={counts.KEPT} />}
          </>
        }
      />
      <div className={styles.page}>
        {running && (
          <ImportProgress
            kind={kind}
            undoing={state === 'UNDOING'}
            done={state === 'RUNNING' ? counts.KEPT + counts.FAILED : counts.UNDONE + counts.STAYS}
            of={
              state === 'RUNNING'
                ? counts.KEPT + counts.FAILED + counts.WAITING
                : counts.UNDONE + counts.STAYS + counts.KEPT
            }
          />
        )}
        {found.reading && mayMap(state) && (
          <FileReading id={id} reading={found.reading} sheet={found.sheet} />
        )}
        {words.length > 0 && (
          <WordsForm
            id={id}
            kind={kind}
            words={words.map((one) => ({
              ...one,
              isRequired: fields.some(({ name, required }) => name === one.field && required),
              meant: fields.some(({ name, looks }) => name === one.field && looks === 'email')
                ? meantDomain(one.word)
                : null,
            }))}
            choices={await choices(found.agencyId)}
            searched={Object.keys(searched)}
            mapping={mapping}
          />
        )}
        {state !== 'READ' && !running && (
          <SectionCard title={t('summary')}>
            <p className={styles.summary}>{t(`${kind}.summaryOf`, { ...counts, refused })}</p>
            {state === 'CHECKED' && counts.WAITING > 0 && (
              <RunImport id={id} kind={kind} count={counts.WAITING} />
            )}
          </SectionCard>
        )}
        {pictures && ['CHECKED', 'RUNNING', 'DONE'].includes(state) && (
          <PictureCard
            id={id}
            url={`${path}/${id}/foto`}
            isDone={state === 'DONE'}
            changed={found.updatedAt.getTime()}
          />
        )}
        {rows.length > 0 && (
          <ProblemRows
            title={state === 'UNDONE' ? t(`${kind}.staying`) : t('refused')}
            total={state === 'UNDONE' ? counts.STAYS : refused}
            rows={rows.map(({ line, cells, problems }) => ({
              line,
              words: cells.filter(Boolean).slice(0, 4).join(' · '),
              problems: problems.map((problem) => problemText(kind, problem)),
            }))}
          />
        )}
        {mayMap(state) && (
          <MappingForm
            id={id}
            kind={kind}
            fields={fields.map(({ name, required, covers = [], isChoice = false }) => ({
              name,
              required,
              covers,
              isChoice,
            }))}
            columns={headers.map((header, column) => ({
              header: header || t('column', { number: column + 1 }),
              sample: sample
                .map(({ cells }) => cells[column] ?? '')
                .filter(Boolean)
                .join(' · '),
            }))}
            mapping={mapping}
            doubts={found.doubts}
            readings={readings}
            key={found.sheet}
            again={state === 'CHECKED'}
          />
        )}
      </div>
    </ClientMessages>
  );
}
