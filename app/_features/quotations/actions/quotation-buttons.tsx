'use client';

import { Button } from '@mantine/core';
import { IconCheck, IconCopy, IconFileTypePdf, IconMailForward } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/app/_ui/button-link';
import { eventPath } from '@/lib/core/paths';
import { QUOTATION } from '@/lib/core/states';
import type { QuotationSummary } from './quotation-summary';
import { useQuotationActions } from './use-quotation-actions';

type Props = { quotation: QuotationSummary; mayManage: boolean };

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** What can be done with a quotation that is no longer a draft, on its own page. */
export function QuotationButtons({ quotation, mayManage }: Props) {
  const t = useTranslations('quotations.actions');
  const { resend, reject, accept, duplicate, duplicating } = useQuotationActions(quotation);
  const isSent = quotation.stateId === QUOTATION.SENT;
  return (
    <>
      <Button
        component="a"
        href={`/api/quotations/${quotation.id}/pdf`}
        download
        variant="default"
        leftSection={<IconFileTypePdf {...ICON} />}
      >
        {t('pdf')}
      </Button>
      {mayManage && (
        <Button
          variant="default"
          leftSection={<IconCopy {...ICON} />}
          onClick={duplicate}
          loading={duplicating}
        >
          {t('duplicate')}
        </Button>
      )}
      {mayManage && isSent && (
        <>
          <Button variant="default" leftSection={<IconMailForward {...ICON} />} onClick={resend}>
            {t('resend')}
          </Button>
          <Button variant="default" onClick={reject}>
            {t('reject')}
          </Button>
          <Button leftSection={<IconCheck {...ICON} />} onClick={accept}>
            {t('accept')}
          </Button>
        </>
      )}
      {quotation.eventId && (
        <ButtonLink href={eventPath(quotation.eventId, quotation.event)}>{t('event')}</ButtonLink>
      )}
    </>
  );
}
