'use client';

import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconBan, IconDots, IconPencil } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { CANCEL_EVENT } from '@/app/_features/events/documents';
import { useAction } from '@/app/_features/graphql/use-action';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { useEventTools } from '../_edit/event-tools';
import type { NextStep } from '../next-step';
import { pickerHref, sectionHref } from '../sections';

type Props = { eventId: string; path: string; step: NextStep | null };

/** What owners and producers can do to an open event: the next step, editing, cancelling. */
export function EventActions({ eventId, path, step }: Props) {
  const t = useTranslations('events.page');
  const { edit } = useEventTools();
  const cancel = useCancel(eventId);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPencil size={16} stroke={1.5} aria-hidden />}
        onClick={edit}
      >
        {t('edit')}
      </Button>
      {step && <NextStepButton step={step} path={path} />}
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={t('more')}>
            <IconDots size={16} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            color="red"
            leftSection={<IconBan size={16} stroke={1.5} aria-hidden />}
            onClick={cancel}
          >
            {t('cancel')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
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
export function NextStepButton({ step, path }: { step: NextStep; path: string }) {
  const t = useTranslations('events.page.next');
  if (step.kind === 'publish') return <PublishButton needId={step.needId} />;
  if (step.kind === 'call') {
    return <ButtonLink href={pickerHref(path, step.convocatoryId)}>{t('call')}</ButtonLink>;
  }
  const section = step.kind === 'decide' ? 'talentos' : 'documentos';
  return <ButtonLink href={sectionHref(path, section)}>{t(step.kind, { count: step.count })}</ButtonLink>;
}

function PublishButton({ needId }: { needId: string }) {
  const t = useTranslations('events.page.next');
  const { publish } = useEventTools();
  return <Button onClick={() => publish(needId)}>{t('publish')}</Button>;
}
