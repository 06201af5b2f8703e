'use client';

import { useTranslations } from 'next-intl';
import { useWrite } from '@/app/_features/graphql/use-write';
import type { ManyAct } from '@/app/_features/many/many-acts';
import type { Outcome, Send } from '@/app/_features/many/use-each';
import { useMessageText } from '@/app/_ui/form/use-message-text';
import { DECIDE_PLACES, REMIND_PLACES, UNDO_PLACES } from '@/lib/convocatories/many-places/writes';
import { SHOW_TALENTS } from '@/lib/convocatories/showcase/writes';
import { CONVOCATED } from '@/lib/core/states';
import { ACTS, type Act, type ChosenTalent, STATES, whyNot } from './acts';

/** `beyondNeed`: refused because all the people asked for are confirmed. */
type Decided = Outcome & { readonly beyondNeed?: boolean };
type TalentAct = ManyAct<ChosenTalent & { readonly id: string }, Decided>;

/** What can be done to several called talents of an event, in the order of the bar. */
export function useTalentActs(eventId: string): readonly TalentAct[] {
  const t = useTranslations('events.talents');
  const message = useMessageText();
  const { run: decide } = useWrite(DECIDE_PLACES);
  const { run: undo } = useWrite(UNDO_PLACES);
  const { run: remind } = useWrite(REMIND_PLACES);
  const showing = useWrite(SHOW_TALENTS);

  const show: Send<Decided> = async (ids) => {
    const result = await showing.run({ eventId, convocatedIds: ids, shown: true });
    return result.ok ? { ok: true, data: ids.map((id) => ({ id, refused: null })) } : result;
  };

  function sendOf(what: Act): Send<Decided> {
    if (what === 'show') return show;
    if (what === 'remind') return (ids) => remind({ ids });
    return (ids) => decide({ ids, stateId: STATES[what], beyondNeed: false });
  }

  function asks(what: Act, whom: readonly ChosenTalent[]): ReturnType<NonNullable<TalentAct['asks']>> {
    if (what === 'remind') return { message: <p>{t('many.remindMessage')}</p> };
    const losing = whom.filter(({ stateId }) => stateId === CONVOCATED.CONFIRMED && what !== 'show');
    if (losing.length === 0) return null;
    return { tone: 'danger', message: <p>{t('many.losing', { count: losing.length })}</p> };
  }

  return ACTS.map((what): TalentAct => {
    const isDecision = what !== 'remind' && what !== 'show';
    return {
      id: what,
      label: (count) => t(`many.button.${what}`, { count }),
      title: (count) => t(`many.title.${what}`, { count }),
      did: (count) => t(`many.did.${what}`, { count }),
      whyNot: (talent) => {
        const why = whyNot(what, talent);
        return why && message(why);
      },
      asks: (whom) => asks(what, whom),
      send: sendOf(what),
      ...(isDecision && { undo: (ids) => undo({ ids }) }),
      ...(what === 'confirm' && {
        again: {
          of: ({ beyondNeed }) => beyondNeed === true,
          asks: (names, count) => ({
            title: t('many.beyondTitle', { count }),
            message: t('many.beyondMessage', { names }),
            confirmLabel: t('beyondConfirm'),
          }),
          send: (ids) => decide({ ids, stateId: STATES.confirm, beyondNeed: true }),
        },
      }),
    };
  });
}
