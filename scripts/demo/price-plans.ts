import { profileRows } from '@/db/catalogue/talent-traits';
import taxTable from '@/db/catalogue/tax-table.json' with { type: 'json' };
import type { Calendar } from '@/db/seed/moments';
import { type Plan, plans } from '@/db/seed/plans';
import { type PricedPlan, pricingInputsOf } from '@/db/seed/quotations';
import { pricedColumns } from '@/lib/quotations/drafts/priced-columns';
import { taxTableFromFile } from '@/lib/quotations/pricing/rules/tax-table';

/** Every quotation of the demo, priced by the calculator that the application uses. */
export function pricePlans(calendar: Calendar): (plan: Plan) => PricedPlan {
  const table = taxTableFromFile(taxTable);
  const profileIds = new Map<string, number>(profileRows.map(({ code, id }) => [code, id]));
  const priced = new Map(plans.map((plan) => [plan.key, pricePlan(plan)]));

  function pricePlan(plan: Plan): PricedPlan {
    const inputs = pricingInputsOf(plan, calendar);
    const constants = {
      platformGainPct: inputs.platformGainPct,
      agentPrice: inputs.agentPrice,
      feeding: inputs.feeding,
      transport: inputs.transport,
      priceStep: inputs.priceStep,
      validityDays: 0,
    };
    const currency = { code: inputs.currency, decimals: plan.dollar ? 2 : 0 };
    const { date, agency, client, city, gain } = inputs;
    const context = { date, agency, agencyGain: gain, client, city, currency, constants };
    return pricedColumns(inputs, context, table, profileIds);
  }

  return (plan) => {
    const found = priced.get(plan.key);
    if (!found) throw new Error(`No price for ${plan.key}`);
    return found;
  };
}
