import { CityType } from '@/lib/catalogues/graphql';
import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import { AgencyType } from '../graphql';
import { findLegalRepresentatives, type LegalRepresentative } from '../queries';
import { createLegalRepresentative } from './create-legal-representative';
import { removeLegalRepresentative } from './remove-legal-representative';
import { updateLegalRepresentative } from './update-legal-representative';
import {
  CREATE_LEGAL_REPRESENTATIVE,
  DELETE_LEGAL_REPRESENTATIVE,
  UPDATE_LEGAL_REPRESENTATIVE,
} from './writes';

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

serveWrite(CREATE_LEGAL_REPRESENTATIVE, LegalRepresentativeType, createLegalRepresentative);
serveWrite(UPDATE_LEGAL_REPRESENTATIVE, LegalRepresentativeType, updateLegalRepresentative, {
  about: { agencyId: "One's own." },
});
serveWrite(DELETE_LEGAL_REPRESENTATIVE, 'ID', removeLegalRepresentative, {
  description: 'Answers the id of who no longer represents the agency.',
});
