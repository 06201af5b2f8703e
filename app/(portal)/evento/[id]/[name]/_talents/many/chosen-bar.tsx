'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { BulkBar } from '@/app/_ui/data-table/bulk-bar';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { useMessageText } from '@/app/_ui/form/use-message-text';
import text from '@/app/_ui/theme/text.module.css';
import { CONVOCATED } from '@/lib/core/states';
import { ACTS, type Act, type ChosenTalent, type Left, reach } from './acts';
import { useActOnMany } from './use-act-on-many';

/** So many names are said of those whom an act does not reach. */
const NAMED = 3;

type Props = {
  eventId: string;
  chosen: readonly ChosenTalent[];
  onClear: () => void;
};

/** What can be done to all chosen talents; says before how many it reaches, and who not and why, where it is not all. */
export default function ChosenBar({ eventId, chosen, onClear }: Props) {
  const t = useTranslations('events.talents');
  const message = useMessageText();
  const confirm = useConfirm();
  const { act, running } = useActOnMany(eventId);

  const named = (names: readonly string[]) => {
    const more = names.length - NAMED;
    const first = names.slice(0, NAMED).join(', ');
    return more > 0 ? t('many.andMore', { names: first, count: more }) : first;
  };
  const leftOut = (left: Left) => (
    <ul className={text.list}>
      {[...left].map(([why, names]) => (
        <li key={why}>{t('many.left', { count: names.length, why: message(why), names: named(names) })}</li>
      ))}
    </ul>
  );

  async function press(what: Act) {
    const { whom, left } = reach(what, chosen);
    const losing = whom.filter(({ stateId }) => stateId === CONVOCATED.CONFIRMED && what !== 'show');
    const asks = what === 'remind' || left.size > 0 || losing.length > 0;
    const count = whom.length;
    if (asks) {
      const said = await confirm({
        title: t(`many.title.${what}`, { count }),
        confirmLabel: t(`many.button.${what}`, { count }),
        tone: losing.length > 0 ? 'danger' : 'default',
        message: (
          <>
            {what === 'remind' && <p>{t('many.remindMessage')}</p>}
            {losing.length > 0 && <p>{t('many.losing', { count: losing.length })}</p>}
            {left.size > 0 && leftOut(left)}
          </>
        ),
      });
      if (said === null) return;
    }
    const beyond = await act(what, whom);
    onClear();
    if (beyond.length === 0) return;
    const more = await confirm({
      title: t('many.beyondTitle', { count: beyond.length }),
      message: t('many.beyondMessage', { names: named(beyond.map(({ name }) => name)) }),
      confirmLabel: t('beyondConfirm'),
    });
    if (more !== null) await act(what, beyond, true);
  }

  return (
    <BulkBar count={chosen.length} onClear={onClear}>
      {running ? (
        <span role="status">{t('many.running', { done: running.done, total: running.total })}</span>
      ) : (
        ACTS.map((what) => ({ what, count: reach(what, chosen).whom.length }))
          .filter(({ count }) => count > 0)
          .map(({ what, count }, index) => (
            <Button
              key={what}
              size="sm"
              variant={index === 0 ? 'filled' : 'default'}
              onClick={() => void press(what)}
            >
              {t(`many.button.${what}`, { count })}
            </Button>
          ))
      )}
    </BulkBar>
  );
}
