import { builder } from '@/lib/graphql/builder';
import { TalentType } from '@/lib/talents/graphql';
import { type Contact, openContacts } from './open-contacts';

const ContactType = builder.objectRef<Contact>('TalentContact').implement({
  description: 'How to reach a talent and who it is on paper. Each view is in the audit trail.',
  fields: (t) => ({
    email: t.exposeString('email'),
    phone: t.exposeString('phone', { nullable: true }),
    dialingCode: t.exposeString('dialingCode'),
    address: t.exposeString('address', { nullable: true }),
    birthdate: t.expose('birthdate', { type: 'Date', nullable: true }),
    documentType: t.exposeString('documentType', { nullable: true }),
    identification: t.exposeString('identification', { nullable: true }),
  }),
});

builder.objectFields(TalentType, (t) => ({
  contact: t.loadable({
    description:
      'For the agency that brought the talent, or to which the talent has said yes, until 30 days after the event; else null.',
    type: ContactType,
    nullable: true,
    load: async (ids: string[], { actor }) => {
      const opened = await openContacts(actor, ids);
      return ids.map((id) => opened.get(id) ?? null);
    },
    resolve: (talent) => talent.id,
  }),
}));
