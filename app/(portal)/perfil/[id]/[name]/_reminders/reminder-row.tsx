'use client';

import { Switch } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAtOnce } from '@/app/_features/graphql/use-at-once';
import { useWrite } from '@/app/_features/graphql/use-write';
import { toastSuccess } from '@/app/_ui/feedback/toasts';
import { FormDialog } from '@/app/_ui/form/form-dialog';
import text from '@/app/_ui/theme/text.module.css';
import type { AgencyReminder } from '@/lib/reminders/queries';
import { channelsFor, isBefore, isToldOnce } from '@/lib/reminders/rules';
import { SAVE_REMINDER_RULE } from '@/lib/reminders/writes';
import prices from '../_prices/prices.module.css';
import { ReminderForm } from './reminder-form';

type Props = { rule: AgencyReminder; mayEdit: boolean };

/** What talents are reminded of for one reason, in a sentence: on or off at once, the rest in a dialog. */
export function ReminderRow({ rule, mayEdit }: Props) {
  const t = useTranslations('profile.reminders');
  const saving = useWrite(SAVE_REMINDER_RULE);
  const { shown: isOn, press } = useAtOnce(rule.isOn, (_, next: boolean) => next);
  const { reason, revision, firstHours, everyHours, times, channels } = rule;
  /** The revision that a press has changed, until the page has read the next one. */
  const [changed, setChanged] = useState<number | null>(null);
  const isHeld = changed === revision;
  const title = t(`reasons.${reason}.title`);
  const when = [
    t(isBefore(reason) ? 'before' : 'after', { hours: firstHours }),
    !isToldOnce(reason) && times > 1 && t('again', { hours: everyHours, times }),
  ];
  const by = channelsFor(reason).filter((one) => channels.includes(one));
  const said = [when.filter(Boolean).join(', '), by.map((one) => t(`channel.${one}`)).join(', ')];

  async function turn(next: boolean) {
    if (isHeld) return;
    setChanged(revision);
    const { revision: _, ...values } = rule;
    const write = () =>
      saving.run({ ...values, channels: [...channels], isOn: next, seenRevision: revision });
    if (await press(next, write)) toastSuccess(t(next ? 'on' : 'off'));
    else setChanged(null);
  }

  return (
    <li className={prices.rate}>
      <div className={prices.words}>
        <span className={text.strong}>{title}</span>
        <span className={text.small}>{t(`reasons.${reason}.text`)}</span>
        <span className={text.small}>{isOn ? said.filter(Boolean).join(' · ') : t('isOff')}</span>
      </div>
      <div className={prices.actions}>
        <Switch
          checked={isOn}
          disabled={!mayEdit}
          // Not `disabled`, which would lose the focus of who has just pressed it.
          aria-disabled={isHeld || undefined}
          aria-label={t('turnOn', { reason: title })}
          onChange={({ currentTarget }) => void turn(currentTarget.checked)}
        />
        {mayEdit && (
          <FormDialog ofRow label={t('change')} title={t('changeOf', { reason: title })}>
            {(close) => <ReminderForm rule={rule} onDone={close} />}
          </FormDialog>
        )}
      </div>
    </li>
  );
}
