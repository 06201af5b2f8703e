'use client';

import { Button, Menu } from '@mantine/core';
import { IconDots, IconPencil, IconPlayerPause, IconPlayerStop } from '@tabler/icons-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/app/_features/graphql/use-action';
import { useWrite } from '@/app/_features/graphql/use-write';
import { SoftBadge, type Tone } from '@/app/_ui/data/soft-badge';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { toastSuccess } from '@/app/_ui/feedback/toasts';
import { later } from '@/app/_ui/later/later';
import type { WavePlanDetail } from '@/lib/convocatories/waves/queries';
import {
  CHANGE_WAVES,
  PAUSE_WAVES,
  RESUME_WAVES,
  SEND_WAVE,
  STOP_WAVES,
} from '@/lib/convocatories/waves/writes';
import { formatDateTime } from '@/lib/core/dates';
import { singleStop } from '@/lib/core/single-stop';
import { WaveRows } from './wave-rows';
import styles from './waves.module.css';

const WavesEditor = later(() => import('./waves-editor'));

type Props = {
  plan: WavePlanDetail;
  code: string;
  /** The reader runs events, and the call is open. */
  editable: boolean;
};

const TONES: Readonly<Record<WavePlanDetail['status'], Tone>> = {
  RUNNING: 'green',
  PAUSED: 'yellow',
  STOPPED: 'red',
  DONE: 'gray',
};

/** A plan of waves: how it stands, what comes next, who was in each wave and what became of it. */
export function WavesOfCall({ plan, code, editable }: Props) {
  const t = useTranslations('events.waves');
  const confirm = useConfirm();
  const router = useRouter();
  const sending = useAction(SEND_WAVE);
  const pausing = useAction(PAUSE_WAVES);
  const resuming = useAction(RESUME_WAVES);
  const stopping = useAction(STOP_WAVES);
  const changing = useWrite(CHANGE_WAVES);
  const [edited, edit] = useState<WavePlanDetail | null>(null);
  const { id, step, status } = plan;
  const waiting = plan.people.filter(({ wave }) => wave === null);
  const open = status === 'RUNNING' || status === 'PAUSED';
  const goesOn = (status === 'PAUSED' || status === 'STOPPED') && waiting.length > 0;

  const send = () => {
    const count = Math.min(plan.size, waiting.length);
    return confirm({
      title: t('sendTitle', { count }),
      message: t(step.kind === 'FILLED' ? 'sendFilled' : 'sendMessage', {
        names: waiting
          .slice(0, count)
          .map(({ name }) => name)
          .join(', '),
      }),
      confirmLabel: t('send'),
      onConfirm: () => sending.confirmed({ id }, t('sent')),
    });
  };
  const stop = () =>
    confirm({
      title: t('stopTitle', { code }),
      message: t('stopMessage', { count: waiting.length }),
      confirmLabel: t('stop'),
      tone: 'danger',
      onConfirm: () => stopping.confirmed({ id }, t('stopped')),
    });

  return (
    <section className={styles.plan} aria-label={t('ofCall', { code })}>
      <div className={styles.head}>
        <h3>{t('heading')}</h3>
        <SoftBadge tone={TONES[status]}>{t(`status.${status}`)}</SoftBadge>
        <p className={styles.now}>{now()}</p>
        {editable && (open || goesOn) && (
          <div className={styles.buttons}>
            {open && waiting.length > 0 && (
              <Button size="xs" variant="default" onClick={() => void send()}>
                {t('send')}
              </Button>
            )}
            {goesOn && (
              <Button
                size="xs"
                variant="default"
                loading={resuming.pending}
                onClick={() => void resuming.press({ id }, t('resumed'))}
              >
                {t('resume')}
              </Button>
            )}
            {open && (
              <Menu position="bottom-end">
                <Menu.Target>
                  <Button size="xs" variant="default" aria-label={t('more', { code })}>
                    <IconDots size={16} stroke={1.5} aria-hidden />
                  </Button>
                </Menu.Target>
                <Menu.Dropdown>
                  <Menu.Item
                    leftSection={<IconPencil size={16} stroke={1.5} aria-hidden />}
                    onClick={() => edit(plan)}
                  >
                    {t('change')}
                  </Menu.Item>
                  {status === 'RUNNING' && (
                    <Menu.Item
                      leftSection={<IconPlayerPause size={16} stroke={1.5} aria-hidden />}
                      onClick={() => void pausing.press({ id }, t('paused'))}
                    >
                      {t('pause')}
                    </Menu.Item>
                  )}
                  <Menu.Item
                    color="red"
                    leftSection={<IconPlayerStop size={16} stroke={1.5} aria-hidden />}
                    onClick={() => void stop()}
                  >
                    {t('stop')}
                  </Menu.Item>
                </Menu.Dropdown>
              </Menu>
            )}
          </div>
        )}
      </div>
      <WaveRows plan={plan} />
      {edited && (
        <WavesEditor
          draft={{
            people: edited.people.flatMap(({ wave, talentId, name }) =>
              wave === null ? { id: talentId, name } : [],
            ),
            size: edited.size,
            hours: edited.hours,
          }}
          nextAt={edited.nextAt}
          sent={edited.sent}
          deadline={edited.deadline}
          clock={edited.clock}
          save={t('keep')}
          hint={t('changeHint')}
          onSave={async ({ people, size, hours }) => {
            const talentIds = people.map((one) => one.id);
            const result = await changing.run({ id, seenRevision: edited.revision, talentIds, size, hours });
            if (!result.ok) return result.failure.fields[0]?.message ?? result.failure.message;
            toastSuccess(t('changed'));
            edit(null);
            router.refresh();
            return null;
          }}
          onClose={() => edit(null)}
        />
      )}
    </section>
  );

  function now(): string {
    const when = (at: Date) => formatDateTime(at, plan.clock.timeZone);
    if (status === 'STOPPED') return t(`stoppedWhy.${plan.stoppedWhy ?? 'BY_HAND'}`);
    switch (step.kind) {
      case 'STOP':
        return t(`stoppedWhy.${step.why}`);
      case 'WAIT':
        return singleStop(
          t('waits', { number: plan.sent + 1, when: when(step.until), count: waiting.length }),
        );
      case 'SEND':
        return t('sends', { number: plan.sent + 1 });
      case 'FILLED':
        return t('filled', { count: waiting.length });
      case 'PAUSED':
        return t('isPaused', { count: waiting.length });
      case 'FINISH':
      case 'OVER':
        return t('isDone');
    }
  }
}
