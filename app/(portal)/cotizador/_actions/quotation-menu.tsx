'use client';

import { Menu } from '@mantine/core';
import {
  IconArrowRight,
  IconBan,
  IconCalendarEvent,
  IconCheck,
  IconCopy,
  IconDots,
  IconFileTypePdf,
  IconHistory,
  IconMailForward,
  IconPencil,
  IconPlus,
  IconSend,
  IconTrash,
  IconX,
} from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/app/_ui/controls/icon-button';
import { MenuOnPress } from '@/app/_ui/controls/menu-on-press';
import { Link } from '@/app/_ui/link';
import { eventPath, quotationPath, quotationVersionsPath } from '@/lib/core/paths';
import { QUOTATION } from '@/lib/core/states';
import { quotationCode } from '@/lib/quotations/rules';
import type { QuotationSummary } from './quotation-summary';
import { useQuotationActions } from './use-quotation-actions';
import { useVersionActions } from './use-version-actions';

type Props = {
  quotation: QuotationSummary;
  /** False for who may only look. */
  mayManage: boolean;
};

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** Everything that can be done with one row of the list. */
export function QuotationMenu(props: Props) {
  const t = useTranslations('quotations.actions');
  const { code, version, event } = props.quotation;
  return (
    <MenuOnPress
      position="bottom-end"
      width={220}
      button={
        <IconButton
          aria-label={t('label', { name: [quotationCode(code, version), event].filter(Boolean).join(' ') })}
        >
          <IconDots size={18} stroke={1.5} aria-hidden />
        </IconButton>
      }
      items={() => <Items {...props} />}
    />
  );
}

function Items({ quotation, mayManage }: Props) {
  const t = useTranslations('quotations.actions');
  const { send, resend, reject, accept, duplicate, discard } = useQuotationActions(quotation);
  const { revise, add, voidIt } = useVersionActions(quotation);
  const { id, code, version, stateId, status, event, next, isAwaited, eventId } = quotation;
  const isDraft = stateId === QUOTATION.DRAFT;
  return (
    <>
      <Menu.Item
        component={Link}
        href={quotationPath(id, event)}
        leftSection={isDraft && mayManage ? <IconPencil {...ICON} /> : <IconArrowRight {...ICON} />}
      >
        {isDraft && mayManage ? t('edit') : t('open')}
      </Menu.Item>
      {eventId && (
        <Menu.Item
          component={Link}
          href={eventPath(eventId, event)}
          leftSection={<IconCalendarEvent {...ICON} />}
        >
          {t('event')}
        </Menu.Item>
      )}
      {mayManage && next === 'SEND' && (
        <Menu.Item leftSection={<IconSend {...ICON} />} onClick={send}>
          {t('send')}
        </Menu.Item>
      )}
      {mayManage && isAwaited && (
        <>
          <Menu.Item leftSection={<IconMailForward {...ICON} />} onClick={resend}>
            {t('resend')}
          </Menu.Item>
          <Menu.Item leftSection={<IconCheck {...ICON} />} onClick={accept}>
            {t(quotation.isAddition ? 'addToEvent' : 'accept')}
          </Menu.Item>
        </>
      )}
      {mayManage && stateId === QUOTATION.SENT && (
        <Menu.Item leftSection={<IconX {...ICON} />} onClick={reject}>
          {t('reject')}
        </Menu.Item>
      )}
      {mayManage && quotation.mayRevise && (
        <Menu.Item leftSection={<IconPencil {...ICON} />} onClick={revise}>
          {t('revise')}
        </Menu.Item>
      )}
      {mayManage && quotation.mayAdd && (
        <Menu.Item leftSection={<IconPlus {...ICON} />} onClick={add}>
          {t('addition')}
        </Menu.Item>
      )}
      {code !== null && (version > 1 || status === 'SUPERSEDED') && (
        <Menu.Item
          component={Link}
          href={quotationVersionsPath(quotationCode(code) ?? '')}
          leftSection={<IconHistory {...ICON} />}
        >
          {t('versions')}
        </Menu.Item>
      )}
      <Menu.Item
        component="a"
        href={`/api/quotations/${id}/pdf`}
        download
        leftSection={<IconFileTypePdf {...ICON} />}
      >
        {t('pdf')}
      </Menu.Item>
      {mayManage && (
        <Menu.Item leftSection={<IconCopy {...ICON} />} onClick={duplicate}>
          {t('duplicate')}
        </Menu.Item>
      )}
      {mayManage && isDraft && (
        <>
          <Menu.Divider />
          <Menu.Item color="red" leftSection={<IconTrash {...ICON} />} onClick={discard}>
            {t('discard')}
          </Menu.Item>
        </>
      )}
      {mayManage && quotation.mayVoid && (
        <>
          <Menu.Divider />
          <Menu.Item color="red" leftSection={<IconBan {...ICON} />} onClick={voidIt}>
            {t('void')}
          </Menu.Item>
        </>
      )}
    </>
  );
}
