import { getFormatter, getTranslations } from 'next-intl/server';
import { EVENT } from '@/lib/core/states';
import type { EntryGroup } from './group-entries';

type Names = {
  /** Names of the event's talents by their ids, and codes of its calls by theirs. */
  readonly talents: ReadonlyMap<string, string>;
  readonly calls: ReadonlyMap<string, string>;
};

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Says in Spanish what an entry of an event's audit trail tells, with the names of its people. */
export async function entryDescriber({ talents, calls }: Names): Promise<(entry: EntryGroup) => string> {
  const [t, general, states, format] = await Promise.all([
    getTranslations('events.activity'),
    getTranslations('activity.what'),
    getTranslations('states'),
    getFormatter(),
  ]);

  const stateWord = (id: string | null) => {
    const key = id as Parameters<typeof states.has>[0] | null;
    return key && states.has(key) ? `«${states(key)}»` : '—';
  };
  const talentOf = ({ detail }: EntryGroup) => talents.get(text(detail?.talentId) ?? '') ?? t('aTalent');
  const whoDid = (entry: EntryGroup) => {
    if (entry.actorName) return entry.actorName;
    if (entry.actorKind === 'job') return t('system');
    if (entry.actorKind === 'administrator') return t('administration');
    if (entry.actorKind !== 'linkHolder') return t('someone');
    return entry.detail?.talentId ? talentOf(entry) : t('theClient');
  };
  const fieldsOf = ({ detail }: EntryGroup) => {
    const names = Array.isArray(detail?.fields) ? detail.fields.map(String) : [];
    const known = names.flatMap((name) => {
      const key = `fields.${name}` as Parameters<typeof t.has>[0];
      return t.has(key) ? [String(t(key as 'fields.name'))] : [];
    });
    return known.length > 0 ? format.list(known, { type: 'conjunction' }) : 'none';
  };

  return (entry) => {
    const values = {
      who: whoDid(entry),
      talent: talentOf(entry),
      code: calls.get(entry.entityId) ?? '',
      count: entry.count,
      from: stateWord(entry.fromState),
      to: stateWord(entry.toState),
      fields: fieldsOf(entry),
      purpose: text(entry.detail?.purpose) ?? 'TALENT_REPLY',
    };
    const key = keyOf(entry) as 'event.create';
    if (t.has(key)) return t(key, values);
    const known = `${entry.entity}.${entry.action}` as 'event.create';
    return general(general.has(known) ? known : 'other', { who: values.who });
  };
}

/** The sentence of an entry: its entity and action, and for answers, decisions and a cancelling what came of it. */
function keyOf({ entity, action, toState, detail }: EntryGroup): string {
  if (entity === 'convocated' && action === 'answer') return `convocated.answer${text(detail?.reply) ?? ''}`;
  if (entity === 'convocated' && action === 'decide') return `convocated.decide${toState ?? ''}`;
  if (entity === 'event' && action === 'move' && toState === String(EVENT.CANCELLED)) {
    return 'event.moveCancelled';
  }
  return `${entity}.${action}`;
}
