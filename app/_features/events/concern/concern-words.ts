import type { useTranslations } from 'next-intl';
import type { ResultOf } from '@/lib/graphql/client';
import { LIST_FORMAT } from '@/lib/i18n/list-format';
import type { CONCERN_OF_CHANGE } from './operations';

export type Concern = ResultOf<typeof CONCERN_OF_CHANGE>['concernOfChange'];
type People = { readonly count: number; readonly names: readonly string[] };
type T = ReturnType<typeof useTranslations<'events.concern'>>;

const NAMED = 6;

/** People by name, the first of many; by their number where the agency is not shown all of them. */
export function who(t: T, { count, names }: People): string {
  if (names.length < count) return t('people', { count });
  if (count > NAMED + 1) {
    return t('more', { names: names.slice(0, NAMED).join(', '), count: count - NAMED });
  }
  return LIST_FORMAT.format(names);
}

export const concernsAnybody = ({ waits: _, ...people }: Concern): boolean =>
  Object.values(people).some(({ count }) => count > 0);

/** What is said of a change before it is sent, the gravest first; nothing of what concerns nobody. */
export function concernWords(t: T, concern: Concern): string[] {
  const say = (key: 'refusing' | 'askedAgain' | 'givenBack' | 'stayAsked' | 'toAmend' | 'riding') =>
    concern[key].count > 0 ? [t(key, { count: concern[key].count, who: who(t, concern[key]) })] : [];
  // Nothing is done, and so nobody else is concerned.
  const refusing = say('refusing');
  if (refusing.length > 0) return refusing;
  const { confirmedAgain, told, waits } = concern;
  return [
    ...say('askedAgain'),
    ...(confirmedAgain.count > 0 ? [t('confirmedAgain', { count: confirmedAgain.count })] : []),
    ...say('givenBack'),
    ...say('stayAsked'),
    ...say('toAmend'),
    ...say('riding'),
    ...(told.count > 0 ? [t('told', { count: told.count, waits: String(waits) })] : []),
  ];
}
