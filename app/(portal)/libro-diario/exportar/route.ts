import { getTranslations } from 'next-intl/server';
import { answerWithExport } from '@/app/_ui/data-export/answer-with-export';
import {
  EXPORT_PARAM,
  type ExportColumn,
  exportFormat,
  exportTable,
} from '@/app/_ui/data-export/export-table';
import { answerFailure, answerOr } from '@/app/api/answer-rest';
import { getJournal, type JournalRow } from '@/lib/finances/journal/queries';
import { currentActor } from '@/lib/identity/session';
import { readAsked } from '../month';

/** The journal of a month, every line of it: a book without some of its lines does not balance. */
export const GET = (request: Request): Promise<Response> =>
  answerOr(request, answerFailure, async () => {
    const params = new URL(request.url).searchParams;
    const [actor, columns] = await Promise.all([currentActor(), exportColumns()]);
    const { rows, month } = await getJournal(actor, readAsked(Object.fromEntries(params)));
    const table = exportTable('libro-diario', columns, rows);
    return answerWithExport(table, exportFormat(params.get(EXPORT_PARAM)), month);
  });

async function exportColumns(): Promise<readonly ExportColumn<JournalRow>[]> {
  const t = await getTranslations('journal');
  return [
    { header: t('day'), width: 12, value: ({ day }) => ({ day }) },
    { header: t('document'), width: 14, value: ({ document }) => document },
    { header: t('account'), width: 12, value: ({ account }) => account },
    { header: t('identification'), value: ({ identification }) => identification },
    { header: t('party'), width: 32, value: ({ party }) => party },
    { header: t('detail'), width: 48, value: ({ detail }) => detail },
    { header: t('debit'), value: ({ debit }) => debit },
    { header: t('credit'), value: ({ credit }) => credit },
  ];
}
