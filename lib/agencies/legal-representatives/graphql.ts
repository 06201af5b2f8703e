import { CityType } from '@/lib/catalogues/graphql';
import { builder } from '@/lib/graphql/builder';
import { present } from '@/lib/graphql/present';
import { AgencyType } from '../graphql';
import { createLegalRepresentativeInput, updateLegalRepresentativeInput } from '../inputs';
import { findLegalRepresentatives, type LegalRepresentative } from '../queries';
import { createLegalRepresentative } from './create-legal-representative';
import { removeLegalRepresentative } from './remove-legal-representative';
import { updateLegalRepresentative } from './update-legal-representative';

const LegalRepresentativeType = builder
  .objectRef<Pick<LegalRepresentative, 'id' | 'name' | 'document' | 'cityId'>>('LegalRepresentative')
  .implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      document: t.exposeString('document'),
      city: t.field({ type: CityType, nullable: true, resolve: ({ cityId }) => cityId }),
    }),
  });

builder.objectField(AgencyType, 'legalRepresentatives', (t) =>
  t.loadableList({
    type: LegalRepresentativeType,
    description: 'The one who signs its contracts first.',
    resolve: ({ id }) => id,
    load: async (ids: string[], { actor }) => {
      const found = await findLegalRepresentatives(actor, ids);
      return ids.map((id) => found.filter(({ agencyId }) => agencyId === id));
    },
  }),
);

const LegalRepresentativeInputType = builder.inputType('LegalRepresentativeInput', {
  fields: (t) => ({
    agencyId: t.id(),
    name: t.string({ required: true }),
    document: t.string({ required: true }),
    cityId: t.int(),
  }),
});

const UpdateLegalRepresentativeInputType = builder.inputType('UpdateLegalRepresentativeInput', {
  fields: (t) => ({
    id: t.id({ required: true }),
    agencyId: t.id({ description: "One's own." }),
    name: t.string(),
    document: t.string(),
    cityId: t.int(),
  }),
});

builder.mutationFields((t) => ({
  createLegalRepresentative: t.field({
    type: LegalRepresentativeType,
    args: { input: t.arg({ type: LegalRepresentativeInputType, required: true }) },
    resolve: (_, { input }, { actor }) =>
      createLegalRepresentative(actor, present(input, createLegalRepresentativeInput)),
  }),
  updateLegalRepresentative: t.field({
    type: LegalRepresentativeType,
    args: { input: t.arg({ type: UpdateLegalRepresentativeInputType, required: true }) },
    resolve: (_, { input }, { actor }) =>
      updateLegalRepresentative(actor, present(input, updateLegalRepresentativeInput)),
  }),
  deleteLegalRepresentative: t.field({
    description: 'Answers the id of who no longer represents the agency.',
    type: 'ID',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, args, { actor }) => removeLegalRepresentative(actor, args),
  }),
}));
