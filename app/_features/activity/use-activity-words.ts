import { useTranslations } from 'next-intl';

export type Activity = {
  readonly id: number;
  readonly at: Date;
  readonly entity: string;
  readonly entityId: string;
  readonly action: string;
  readonly fromState: string | null;
  readonly toState: string | null;
  readonly actorKind: string;
  readonly actorName: string | null;
  readonly agencyName: string | null;
};

/** Entries whose state is said by the verb already. */
const SAYS_STATE = [
  'send',
  'resend',
  'accept',
  'reject',
  'expire',
  'sign',
  'create',
  'cancel',
  'publish',
  'close',
  'approve',
  'review',
  'suspend',
  'reactivate',
  'activate',
  'revise',
  'supersede',
  'void',
];

/** Entities whose states are roles. */
const OF_ROLES = ['member', 'invitation'];

/** Says what happened in words: who did it, and from what to what; never a key of the program. */
export function useActivityWords() {
  const t = useTranslations('activity');
  const states = useTranslations('states');
  const roles = useTranslations('agencies.roles');

  function sentence({ entity, action, actorName, actorKind }: Activity): string {
    const key = `what.${entity}.${action}` as Parameters<typeof t.has>[0];
    return t(t.has(key) ? key : 'what.other', { who: actorName ?? t(`who.${unnamed(actorKind, entity)}`) });
  }

  function stateWord(entity: string, state: string | null): string | null {
    if (!state) return null;
    const words = OF_ROLES.includes(entity) ? roles : states;
    const key = state as Parameters<typeof states.has>[0] & Parameters<typeof roles.has>[0];
    return words.has(key) ? words(key) : null;
  }

  /** 'Enviada → Aceptada'; null where nothing changed, or nothing that has a word. */
  function change({ entity, fromState, toState }: Activity): string | null {
    const [from, to] = [stateWord(entity, fromState), stateWord(entity, toState)];
    return from && to && from !== to ? t('change', { from, to }) : null;
  }

  /** All in one sentence, with the state it led to where the verb does not say it. */
  function tell(entry: Activity): string {
    const state = SAYS_STATE.includes(entry.action) ? null : stateWord(entry.entity, entry.toState);
    return state ? `${sentence(entry)}: ${state}` : sentence(entry);
  }

  return { sentence, change, tell };
}

/** What to call whoever has no name in the trail: jobs, talents, who is not signed in, and who held a link. */
export function unnamed(
  actorKind: string,
  entity: string,
): 'system' | 'someone' | 'client' | 'person' | 'talent' {
  if (actorKind === 'job') return 'system';
  if (actorKind === 'talent') return 'talent';
  if (actorKind !== 'linkHolder') return 'someone';
  if (entity === 'quotation') return 'client';
  return ['member', 'user', 'agency'].includes(entity) ? 'person' : 'talent';
}
