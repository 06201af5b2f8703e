import { AgencyType } from '@/lib/agencies/graphql';
import { builder } from '@/lib/graphql/builder';
import { QuotationType } from '../graphql';
import { findNewestQuotations } from './queries';

builder.objectField(AgencyType, 'quotations', (t) =>
  t.loadableList({
    description: 'The newest hundred by code descending; the query `quotations` pages through all.',
    type: QuotationType,
    resolve: ({ id }) => id,
    load: async (ids: string[], { actor }) => {
      const found = await findNewestQuotations(actor, ids);
      return ids.map((id) => found.get(id) ?? []);
    },
  }),
);
