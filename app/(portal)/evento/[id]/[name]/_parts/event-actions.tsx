'use client';

import { ActionIcon, Button, Menu, Modal } from '@mantine/core';
import { IconArrowRight, IconBan, IconCopy, IconDots, IconPencil } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/app/_features/graphql/use-action';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { later } from '@/app/_ui/later/later';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { deskPath } from '@/lib/core/paths';
import { EVENT } from '@/lib/core/states';
import type { EventDetail } from '@/lib/events/queries';
import { movesByHand } from '@/lib/events/rules';
import { CANCEL_EVENT, UPDATE_EVENT } from '@/lib/events/writes';
import { useEventTools } from '../_tools/use-event-tools';
import type { NextStep } from '../next-step';
import { pickerHref, publishAllHref, sectionHref } from '../sections';

const CopyForm = later(() => import('./copy-form'));

type Props = { event: ActedEvent; path: string; step: NextStep | null };
type ActedEvent = Pick<EventDetail, 'id' | 'name' | 'stateId' | 'startDate' | 'timeZone'>;

/** What owners and producers can do to an open event: the next step, editing, cancelling. */
export function EventActions({ event, path, step }: Props) {
  const t = useTranslations('events.page');
  const tCopy = useTranslations('events.copy');
  const { edit } = useEventTools();
  const cancel = useCancel(event.id);
  const moves = useMoves(event);
  const [copying, setCopying] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPencil size={16} stroke={1.5} aria-hidden />}
        onClick={edit}
      >
        {t('edit')}
      </Button>
      {step && <NextStepButton step={step} path={path} eventId={event.id} />}
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={t('more')}>
            <IconDots size={16} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {moves.map(({ stateId, label, move }) => (
            <Menu.Item
              key={stateId}
              leftSection={<IconArrowRight size={16} stroke={1.5} aria-hidden />}
              onClick={() => void move()}
            >
              {label}
            </Menu.Item>
          ))}
          <Menu.Item
            leftSection={<IconCopy size={16} stroke={1.5} aria-hidden />}
            onClick={() => setCopying(true)}
          >
            {tCopy('action')}
          </Menu.Item>
          <Menu.Item
            color="red"
            leftSection={<IconBan size={16} stroke={1.5} aria-hidden />}
            onClick={cancel}
          >
            {t('cancel')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Modal opened={copying} onClose={() => setCopying(false)} title={tCopy('title')}>
        {copying && <CopyForm event={event} onDone={() => setCopying(false)} />}
      </Modal>
    </>
  );
}

/** The states to which people may move it by hand. */
function useMoves({ id, stateId: from }: ActedEvent) {
  const t = useTranslations('events.page');
  const confirm = useConfirm();
  const updating = useAction(UPDATE_EVENT);
  return movesByHand(from).map((stateId) => {
    const input = { id, stateId };
    if (stateId === EVENT.CONFIRMED) {
      const move = () =>
        confirm({
          title: t('confirm'),
          message: t('confirmText'),
          confirmLabel: t('confirm'),
          onConfirm: () => updating.confirmed(input, t('confirmed')),
        });
      return { stateId, label: t('confirm'), move };
    }
    const [label, done] =
      from === EVENT.CONFIRMED ? [t('reopen'), t('reopened')] : [t('start'), t('started')];
    return { stateId, label, move: () => updating.press(input, done) };
  });
}

function useCancel(eventId: string): () => Promise<unknown> {
  const t = useTranslations('events.page');
  const confirm = useConfirm();
  const cancelling = useAction(CANCEL_EVENT);
  return () =>
    confirm({
      title: t('cancelTitle'),
      message: t('cancelMessage'),
      tone: 'danger',
      confirmLabel: t('cancelConfirm'),
      cancelLabel: t('keep'),
      reason: { label: t('cancelReason'), maxLength: 500 },
      onConfirm: (reason) => cancelling.confirmed({ id: eventId, reason }, t('cancelled')),
    });
}

/** The button that stands out: it opens the drawer, or leads where the next thing is done. */
export function NextStepButton({ step, path, eventId }: { step: NextStep; path: string; eventId: string }) {
  const t = useTranslations('events.page.next');
  if (step.kind === 'publish') return <PublishButton needId={step.needId} />;
  if (step.kind === 'publishAll') {
    return <ButtonLink href={publishAllHref(path)}>{t('publishAll')}</ButtonLink>;
  }
  if (step.kind === 'call') {
    return <ButtonLink href={pickerHref(path, step.convocatoryId)}>{t('call')}</ButtonLink>;
  }
  if (step.kind === 'desk') {
    return (
      <ButtonLink href={deskPath(eventId)} target="_blank">
        {t('desk')}
      </ButtonLink>
    );
  }
  const section = step.kind === 'decide' ? 'talentos' : 'documentos';
  return <ButtonLink href={sectionHref(path, section)}>{t(step.kind, { count: step.count })}</ButtonLink>;
}

function PublishButton({ needId }: { needId: string }) {
  const t = useTranslations('events.page.next');
  const { publish } = useEventTools();
  return <Button onClick={() => publish(needId)}>{t('publish')}</Button>;
}
