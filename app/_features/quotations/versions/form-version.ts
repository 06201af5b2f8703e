import { plainDecimal, type VersionContent } from '@/lib/quotations/versions/rules/version-content';
import { copiesOf, type DraftForm, wallClocks } from '../draft/draft-form';
import type { EditorOptions } from '../draft/editor-options';
import { currencyOf, type DraftPrice, fxRateOf, isForeign } from '../draft/price-draft';

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** A draft as it is compared with the version before it, while it is typed. */
export function formVersion(form: DraftForm, price: DraftPrice, options: EditorOptions): VersionContent {
  const clocks = wallClocks(form);
  const priced = price.priced;
  const quotation = priced?.quotation;
  const derived = priced?.derived;
  return {
    fields: {
      client: options.clients.find(({ id }) => id === form.clientId)?.name ?? null,
      contact: orNull(form.nameContact),
      email: orNull(form.emailClient),
      phone: orNull(form.phoneClient) && `+${form.dialingCode} ${form.phoneClient.replaceAll(/\D/g, '')}`,
      event: orNull(form.nameEvent),
      start: clocks?.start ?? null,
      end: clocks?.end ?? null,
      hours: form.hours,
      city: options.cities.find(({ id }) => id === form.cityId)?.name ?? null,
      place: orNull(form.place),
      address: orNull(form.address),
      gain: plainDecimal(form.gain === '' ? options.agencyGain : form.gain),
      feeding: form.feeding,
      transport: form.transport,
      agents: form.agents,
      agentDays: form.agentDays,
      agentPrice: form.agentPrice,
      serviceConcept: form.serviceConcept,
      tercero: form.tercero,
      currency: currencyOf(form, options).code,
      fxRate: plainDecimal(fxRateOf(form)),
      fxRateDate: isForeign(form) ? form.fxRateDate : null,
      observation: orNull(form.observation),
      message: form.message,
      paymentTerms: form.paymentTerms,
      terms: form.terms,
      validityDays: form.validityDays,
      copies: copiesOf(form.copies).join(', ') || null,
    },
    amounts: {
      subtotal: quotation?.subtotal ?? 0,
      iva: quotation?.iva ?? 0,
      total: quotation?.total ?? 0,
      reteFuente: derived?.reteFuente ?? 0,
      reteIca: derived?.reteIca ?? 0,
      reteIva: derived?.reteIva ?? 0,
      netReceivable: derived?.netReceivable ?? 0,
      priceGain: quotation?.priceGain ?? 0,
      incomeTax: derived?.incomeTax ?? 0,
      priceNetGain: quotation?.priceNetGain ?? 0,
    },
    lines: form.lines.flatMap((line) => {
      const figures = priced?.lines[price.places.get(line.key) ?? -1];
      if (!figures) return [];
      const { profile, women, men, days, payBasis, withholding, ivaCategory } = line;
      const { budget, paymentClient: unit, subtotalClient: subtotal } = figures;
      return [{ profile, women, men, days, budget, payBasis, withholding, ivaCategory, unit, subtotal }];
    }),
  };
}
