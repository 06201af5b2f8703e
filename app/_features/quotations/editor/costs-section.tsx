'use client';

import { NumberInput, Switch, Textarea } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useCallback, useMemo } from 'react';
import { FormGrid, FormWide } from '@/app/_ui/form-grid';
import { SERVICE_CONCEPTS, type ServiceConcept } from '@/lib/quotations/pricing/rules/quotation-inputs';
import { COP_ID } from '../draft/draft-form';
import { isForeign } from '../draft/price-draft';
import { useEditor, useEditorFrame } from './editor-context';
import { EditorSection } from './editor-section';
import { AmountField, ChoiceField, WholeField } from './fields';
import { GainField } from './gain-field';

/** What is added to the talents' pay, the margin, and in which money. */
export function CostsSection() {
  const t = useTranslations('quotations.costs');
  const { form, options, currency, set, problem } = useEditor();
  return (
    <EditorSection step="costs">
      <FormGrid>
        <AmountField field="feeding" label={t('feeding')} value={form.feeding} />
        <AmountField field="transport" label={t('transport')} value={form.transport} />
        <WholeField field="agents" label={t('agents')} value={form.agents} maximum={1000} />
        <WholeField field="agentDays" label={t('agentDays')} value={form.agentDays} maximum={365} />
        <AmountField field="agentPrice" label={t('agentPrice')} value={form.agentPrice} />
        <GainField gain={form.gain} ownGain={options.agencyGain} error={problem('gain')} />
        <ConceptField concept={form.serviceConcept} />
        <CurrencyField currencyId={form.currencyId} />
        {isForeign(form) && (
          <NumberInput
            id="fxRate"
            label={t('fxRate', { currency })}
            description={t('fxHint')}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            withAsterisk
            hideControls
            allowNegative={false}
            decimalScale={6}
            valueIsNumericString
            value={form.fxRate}
            onValueChange={({ value }) => value !== form.fxRate && set({ fxRate: value })}
            error={problem('fxRate')}
          />
        )}
        <FormWide>
          <Switch
            label={t('tercero')}
            description={t('terceroHint')}
            checked={form.tercero}
            onChange={({ currentTarget }) => set({ tercero: currentTarget.checked })}
          />
        </FormWide>
        <FormWide>
          <Textarea
            label={t('observation')}
            autosize
            minRows={2}
            maxRows={10}
            maxLength={2000}
            value={form.observation}
            onChange={({ currentTarget }) => set({ observation: currentTarget.value })}
          />
        </FormWide>
      </FormGrid>
    </EditorSection>
  );
}

function ConceptField({ concept }: { concept: ServiceConcept }) {
  const t = useTranslations('quotations.costs');
  const { set } = useEditorFrame();
  const concepts = useMemo(
    () => SERVICE_CONCEPTS.map((value) => ({ value, label: t(`serviceConcepts.${value}`) })),
    [t],
  );
  const choose = useCallback((value: string) => set({ serviceConcept: value as ServiceConcept }), [set]);
  return <ChoiceField label={t('serviceConcept')} options={concepts} value={concept} onChange={choose} />;
}

function CurrencyField({ currencyId }: { currencyId: number }) {
  const t = useTranslations('quotations.costs');
  const { options, set } = useEditorFrame();
  const currencies = useMemo(
    () => options.currencies.map(({ id, code, name }) => ({ value: String(id), label: `${code} · ${name}` })),
    [options.currencies],
  );
  const isCop = currencyId === COP_ID;
  const choose = useCallback(
    // The rate of pesos is no rate of another currency.
    (id: string) => set({ currencyId: Number(id), ...(isCop ? { fxRate: '' } : {}) }),
    [set, isCop],
  );
  return (
    <ChoiceField label={t('currency')} options={currencies} value={String(currencyId)} onChange={choose} />
  );
}
