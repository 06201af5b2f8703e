'use client';

import { ActionIcon, Button, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import {
  IconBan,
  IconCheck,
  IconCopy,
  IconDots,
  IconFileTypePdf,
  IconMailForward,
  IconPencil,
  IconPlus,
  IconTemplate,
  IconX,
} from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { later } from '@/app/_ui/later/later';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { eventPath } from '@/lib/core/paths';
import { QUOTATION } from '@/lib/core/states';
import type { QuotationSummary } from './quotation-summary';
import { useQuotationActions } from './use-quotation-actions';
import { useVersionActions } from './use-version-actions';

const SaveTemplate = later(
  async () => ({
    default: (await import('@/app/_features/quotations/templates/save-template')).SaveTemplate,
  }),
  { missing: 'over' },
);

type Props = { quotation: QuotationSummary; mayManage: boolean };

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** The actions on the page of a sent quotation: the likely ones as buttons, the rest in a menu. */
export function QuotationButtons({ quotation, mayManage }: Props) {
  const t = useTranslations('quotations.actions');
  const { accept } = useQuotationActions(quotation);
  const { revise, revising } = useVersionActions(quotation);
  const { isAwaited } = quotation;
  return (
    <>
      {mayManage && <MoreActions quotation={quotation} />}
      <Button
        component="a"
        href={`/api/quotations/${quotation.id}/pdf`}
        download
        variant="default"
        leftSection={<IconFileTypePdf {...ICON} />}
      >
        {t('pdf')}
      </Button>
      {mayManage && quotation.mayRevise && (
        <Button variant="default" leftSection={<IconPencil {...ICON} />} onClick={revise} loading={revising}>
          {t('revise')}
        </Button>
      )}
      {mayManage && isAwaited && (
        <Button leftSection={<IconCheck {...ICON} />} onClick={accept}>
          {t(quotation.isAddition ? 'addToEvent' : 'accept')}
        </Button>
      )}
      {quotation.eventId && (
        <ButtonLink
          href={eventPath(quotation.eventId, quotation.event)}
          {...(mayManage && isAwaited ? { variant: 'default' as const } : {})}
        >
          {t('event')}
        </ButtonLink>
      )}
    </>
  );
}

function MoreActions({ quotation }: { quotation: QuotationSummary }) {
  const t = useTranslations('quotations.actions');
  const { resend, reject, duplicate } = useQuotationActions(quotation);
  const { add, voidIt } = useVersionActions(quotation);
  const [naming, { open, close }] = useDisclosure(false);
  return (
    <>
      <SaveTemplate opened={naming} quotationId={quotation.id} name={quotation.event} onClose={close} />
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <ActionIcon variant="default" size={34} aria-label={t('more')}>
            <IconDots size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {quotation.isAwaited && (
            <Menu.Item leftSection={<IconMailForward {...ICON} />} onClick={resend}>
              {t('resend')}
            </Menu.Item>
          )}
          {quotation.stateId === QUOTATION.SENT && (
            <Menu.Item leftSection={<IconX {...ICON} />} onClick={reject}>
              {t('reject')}
            </Menu.Item>
          )}
          {quotation.mayAdd && (
            <Menu.Item leftSection={<IconPlus {...ICON} />} onClick={add}>
              {t('addition')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconCopy {...ICON} />} onClick={duplicate}>
            {t('duplicate')}
          </Menu.Item>
          <Menu.Item leftSection={<IconTemplate {...ICON} />} onClick={open}>
            {t('template')}
          </Menu.Item>
          {quotation.mayVoid && (
            <>
              <Menu.Divider />
              <Menu.Item color="red" leftSection={<IconBan {...ICON} />} onClick={voidIt}>
                {t('void')}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
