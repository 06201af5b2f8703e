'use client';

import { useDisclosure } from '@mantine/hooks';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { MoneyText } from '@/app/_ui/data/money-text';
import { useMessageText } from '@/app/_ui/form/use-message-text';
import { later } from '@/app/_ui/later/later';
import text from '@/app/_ui/theme/text.module.css';
import { ExchangeNote } from '../currency/exchange-note';
import { explainFigures, marginTexts } from '../figures/explain-figures';
import { FiguresPanel } from '../figures/figures-panel';
import { Warnings } from '../figures/warnings';
import styles from './editor.module.css';
import { useEditorFigures } from './editor-context';
import { useDraftWarnings } from './sending/use-draft-warnings';
import { useDraftMoney } from './use-draft-money';

const FiguresDrawer = later(() => import('./figures-drawer'), { missing: 'over' });

const PROBLEMS = {
  FX_RATE: 'validation.quotation.fxRate',
  GAIN: 'validation.quotation.gain',
  TOO_LARGE: 'validation.quotation.tooLarge',
} as const;

/** The figures beside the form, announced with every change. */
export const Rail = memo(function Rail() {
  const t = useTranslations('quotations.figures');
  return (
    <aside className={styles.rail} aria-label={t('title')}>
      <RailContent />
    </aside>
  );
});

function RailContent() {
  const t = useTranslations('quotations.figures');
  const message = useMessageText();
  const { price, currency } = useEditorFigures();
  const { money, constants } = useDraftMoney();
  const warnings = useDraftWarnings();
  return (
    <div className={styles.railContent}>
      {price.priced ? (
        <FiguresPanel
          groups={explainFigures(price.priced, { ...constants, currency })}
          currency={currency}
          margin={marginTexts(price.priced.derived.effectiveMarginBp)}
          note={<ExchangeNote amount={price.priced.quotation.total} money={money} />}
        />
      ) : (
        <p className={styles.hint}>{price.problem ? message(PROBLEMS[price.problem]) : t('nothing')}</p>
      )}
      <Warnings texts={warnings} />
    </div>
  );
}

/** The same on phones: the total always in view at the bottom, the rest a press away. */
export const PhoneBar = memo(function PhoneBar() {
  const t = useTranslations('quotations.figures');
  const [opened, { open, close }] = useDisclosure(false);
  const { price, currency } = useEditorFigures();
  const { money } = useDraftMoney();
  return (
    <>
      <div className={styles.phoneBar} data-sticks="bottom">
        <div className={styles.phoneTotal} aria-live="polite">
          <span className={text.small}>{t('total')}</span>
          <MoneyText amount={price.priced?.quotation.total ?? null} currency={currency} strong />
          {price.priced && <ExchangeNote short amount={price.priced.quotation.total} money={money} />}
        </div>
        <PlainButton variant="default" onClick={open}>
          {t('show')}
        </PlainButton>
      </div>
      <FiguresDrawer opened={opened} onClose={close} title={t('title')}>
        <RailContent />
      </FiguresDrawer>
    </>
  );
});
