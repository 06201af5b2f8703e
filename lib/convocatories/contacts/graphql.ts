import { DocumentTypeType } from '@/lib/catalogues/graphql';
import { builder } from '@/lib/graphql/builder';
import type { GraphQLContext } from '@/lib/graphql/context';
import { requestLoader } from '@/lib/graphql/request-loader';
import { TalentType } from '@/lib/talents/graphql';
import { type Contact, openContacts } from './open-contacts';

const contactOf = requestLoader<Contact>((ids, { actor }) => openContacts(actor, ids));

/** One word of how to reach a talent; null for whom it is not shown. */
const contact =
  <Value>(read: (contact: Contact) => Value) =>
  async (talent: { readonly id: string }, _: unknown, context: GraphQLContext): Promise<Value | null> => {
    const found = await contactOf(context, talent.id);
    return found && read(found);
  };

const description =
  'For the talent, the agency that brought it or to which it has said yes, until 30 days after the event, and the administrator; else null. Each view is in the audit trail.';
const shown = { nullable: true, description } as const;

builder.objectFields(TalentType, (t) => ({
  email: t.string({ ...shown, resolve: contact((row) => row.email) }),
  phone: t.string({ ...shown, resolve: contact((row) => row.phone) }),
  dialingCode: t.string({ ...shown, resolve: contact((row) => row.dialingCode) }),
  address: t.string({ ...shown, resolve: contact((row) => row.address) }),
  birthdate: t.field({ ...shown, type: 'Date', resolve: contact((row) => row.birthdate) }),
  typeDocument: t.field({ ...shown, type: DocumentTypeType, resolve: contact((row) => row.documentType) }),
  identification: t.string({ ...shown, resolve: contact((row) => row.identification) }),
}));
