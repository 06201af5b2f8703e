'use client';

import { Button } from '@mantine/core';
import { IconArrowRight, IconRotate } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useDeferredValue, useMemo, useState } from 'react';
import type { DraftForm } from '@/app/_features/quotations/draft/draft-form';
import type { EditorOptions } from '@/app/_features/quotations/draft/editor-options';
import { currencyOf } from '@/app/_features/quotations/draft/price-form';
import { type DraftField, draftProblems } from '@/app/_features/quotations/draft/save-draft';
import { CostsSection } from '@/app/_features/quotations/editor/costs-section';
import styles from '@/app/_features/quotations/editor/editor.module.css';
import {
  EditorFiguresContext,
  EditorFrameContext,
  type EditorState,
  EditorStateContext,
} from '@/app/_features/quotations/editor/editor-context';
import { UndoButtons } from '@/app/_features/quotations/editor/keeping/undo-buttons';
import { useUndoKeys } from '@/app/_features/quotations/editor/keeping/use-undo-keys';
import { ProfilesSection } from '@/app/_features/quotations/editor/lines/profiles-section';
import { PhoneBar, Rail } from '@/app/_features/quotations/editor/rail';
import { PricedLines } from '@/app/_features/quotations/editor/sending/review-section';
import type { Simulation } from '@/app/_features/quotations/simulator/simulation';
import { Notice } from '@/app/_ui/feedback/notice';
import { useMessageText } from '@/app/_ui/form/use-message-text';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { AgencySection } from './agency-section';
import { BuyerSection } from './buyer-section';
import { ShareButton } from './share-button';
import { useSimulation } from './use-simulation';

type Props = {
  initial: Simulation;
  empty: Simulation;
  options: EditorOptions;
  /** The address carried something that cannot be read. */
  broken: boolean;
  /** It was priced for an agency that is not the viewer's. */
  otherTaxes: boolean;
  mayQuote: boolean;
};

/** The cotizador without a client, a date or anything kept: to try out a price and hand it on. */
export function Simulator({ initial, empty, ...rest }: Props) {
  const [begun, setBegun] = useState({ simulation: initial, at: 0 });
  return (
    <Simulating
      key={begun.at}
      initial={begun.simulation}
      onStartOver={() => {
        window.history.replaceState(null, '', window.location.pathname);
        setBegun(({ at }) => ({ simulation: empty, at: at + 1 }));
      }}
      {...rest}
      broken={rest.broken && begun.at === 0}
      otherTaxes={rest.otherTaxes && begun.at === 0}
    />
  );
}

type SimulatingProps = Omit<Props, 'empty'> & { onStartOver: () => void };

function Simulating({ initial, options: given, broken, otherTaxes, mayQuote, onStartOver }: SimulatingProps) {
  const t = useTranslations('simulator');
  const message = useMessageText();
  const simulation = useSimulation(initial, given);
  const { form, options, price, change, history, undo, redo, text } = simulation;
  useUndoKeys({ undo, redo, steps: history.past });
  const currency = currencyOf(form, options).code;
  const frame = useMemo(
    () => ({
      options,
      currency,
      change,
      offers: false,
      adds: false,
      set: (fields: Partial<Omit<DraftForm, 'id' | 'lines'>>) => change({ kind: 'set', fields }),
      // Nobody is named here, so that there is nobody to add.
      addClient: () => undefined,
      leave: () => undefined,
    }),
    [options, currency, change],
  );
  const figures = useDeferredValue(useMemo(() => ({ form, price }), [form, price]));
  const wrong = draftProblems(form, price);
  const state: EditorState = {
    form,
    problem: (field: DraftField) => {
      const key = wrong[field];
      return key && message(key);
    },
  };
  return (
    <EditorFrameContext value={frame}>
      <EditorStateContext value={state}>
        <EditorFiguresContext value={figures}>
          <PageHeader
            title={t('title')}
            subtitle={t('subtitle')}
            actions={
              <>
                <UndoButtons history={history} onUndo={undo} onRedo={redo} />
                <Button
                  variant="default"
                  leftSection={<IconRotate size={16} stroke={1.5} aria-hidden />}
                  onClick={onStartOver}
                >
                  {t('startOver')}
                </Button>
                <ShareButton text={text} />
                {mayQuote && text !== null && form.lines.length > 0 && (
                  <ButtonLink
                    href={`/cotizador/crear?simulacion=${text}`}
                    rightSection={<IconArrowRight size={16} stroke={1.5} aria-hidden />}
                  >
                    {t('convert')}
                  </ButtonLink>
                )}
              </>
            }
          />
          {broken && <Notice title={t('brokenTitle')}>{t('brokenText')}</Notice>}
          {otherTaxes && <Notice title={t('otherTaxesTitle')}>{t('otherTaxesText')}</Notice>}
          {text === null && <Notice title={t('longTitle')}>{t('longText')}</Notice>}
          <div className={styles.layout}>
            <div className={styles.sections}>
              {simulation.agency && (
                <AgencySection agency={simulation.agency} onChange={simulation.setAgency} />
              )}
              <BuyerSection buyer={simulation.buyer} onChange={simulation.setBuyer} />
              <ProfilesSection />
              <CostsSection />
              <SectionCard title={t('result')} description={t('resultText')}>
                <PricedLines />
              </SectionCard>
            </div>
            <Rail />
          </div>
          <PhoneBar />
        </EditorFiguresContext>
      </EditorStateContext>
    </EditorFrameContext>
  );
}
