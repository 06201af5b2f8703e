'use client';

import { Switch } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useCallback, useMemo } from 'react';
import { FormGrid, FormWide } from '@/app/_ui/form/form-grid';
import { SERVICE_CONCEPTS, type ServiceConcept } from '@/db/values/line-values';

import { CurrencyFields } from './currency-fields';
import { useEditor, useEditorFrame } from './editor-context';
import { EditorSection } from './editor-section';
import { AmountField, ChoiceField, WholeField } from './fields';
import { GainField } from './gain-field';

/** Costs besides pay, the margin, and the currency. */
export function CostsSection() {
  const t = useTranslations('quotations.costs');
  const { form, options, adds, set, problem } = useEditor();
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
        <CurrencyFields />
        <FormWide>
          <Switch
            label={t('tercero')}
            description={t('terceroHint')}
            checked={form.tercero}
            disabled={adds}
            onChange={({ currentTarget }) => set({ tercero: currentTarget.checked })}
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
