'use client';

import { Button, Group } from '@mantine/core';
import { IconFileTypePdf, IconSend } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { useMessageText } from '@/app/_ui/form/use-message-text';
import { later } from '@/app/_ui/later/later';
import { pricedLine } from '@/lib/quotations/choices/rules/price-choices';
import { choiceText } from '@/lib/quotations/offers/choice-words';
import { ExchangeNote } from '../../currency/exchange-note';
import { type DraftField, sendingProblems } from '../../draft/save-draft';
import { LinesTable } from '../../figures/lines-table';
import styles from '../editor.module.css';
import { useEditorFigures } from '../editor-context';
import { anchorOf, EditorSection, type Step } from '../editor-section';
import { useDraftMoney } from '../use-draft-money';

const STEP_OF: Readonly<Record<DraftField, Step>> = {
  clientId: 'client',
  emailClient: 'client',
  nameEvent: 'event',
  cityId: 'event',
  dates: 'event',
  hours: 'event',
  lines: 'profiles',
  fxRate: 'costs',
  gain: 'costs',
  copies: 'words',
};

const OfferPreview = later(() => import('./offer-preview'));

type Props = { onSend: () => void; onPreview: () => void; sending: boolean };

/** The last step: the preview, what is missing, and the button to send. */
export function ReviewSection({ onSend, onPreview, sending }: Props) {
  const t = useTranslations('quotations.review');
  return (
    <EditorSection step="review">
      <OfferPreview />
      <Lacking />
      <Group justify="flex-end" gap="xs" mt="md" className={styles.sendRow}>
        <PlainButton
          variant="default"
          leftSection={<IconFileTypePdf size={16} stroke={1.5} aria-hidden />}
          onClick={onPreview}
        >
          {t('pdf')}
        </PlainButton>
        <Button
          leftSection={<IconSend size={16} stroke={1.5} aria-hidden />}
          onClick={onSend}
          loading={sending}
        >
          {t('send')}
        </Button>
      </Group>
    </EditorSection>
  );
}

/** The missing parts, each a link to its section. */
const Lacking = memo(function Lacking() {
  const t = useTranslations('quotations.review');
  const tMissing = useTranslations('quotations.missing');
  const message = useMessageText();
  const { form, price } = useEditorFigures();
  const problems = Object.entries(sendingProblems(form, price)) as [DraftField, string][];
  if (problems.length === 0) {
    return <p className={styles.hint}>{t('ready', { email: form.emailClient.trim() })}</p>;
  }
  return (
    <div className={styles.missing}>
      <p>{t('missing')}</p>
      <ul>
        {problems.map(([field, key]) => (
          <li key={field}>
            <a href={`#${anchorOf(STEP_OF[field])}`}>{tMissing(field)}</a>
            {`: ${message(key)}`}
          </li>
        ))}
      </ul>
    </div>
  );
});

/** The profiles with a price, as the client will get them. */
export const PricedLines = memo(function PricedLines() {
  const t = useTranslations('quotations.review');
  const { form, price, options, currency } = useEditorFigures();
  const { money } = useDraftMoney();
  if (!price.priced) return <p className={styles.hint}>{t('empty')}</p>;
  const { quotation } = price.priced;
  const nameOf = (profile: string) => options.profiles.find(({ code }) => code === profile)?.name ?? profile;
  return (
    <>
      <LinesTable
        currency={currency}
        totals={quotation}
        lines={form.lines.flatMap((line) => {
          const { key, profile, women, men, days } = line;
          const placed = price.places.get(key);
          if (!placed) return [];
          const { paymentClient: unit, subtotalClient: subtotal } = pricedLine(placed);
          return [
            { key, profile: nameOf(profile), women, men, days, unit, subtotal, choice: choiceText(line) },
          ];
        })}
      />
      <div className={styles.equivalence}>
        <ExchangeNote amount={quotation.total} money={money} />
      </div>
    </>
  );
});
