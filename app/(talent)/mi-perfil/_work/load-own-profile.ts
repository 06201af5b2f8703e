import { cache } from 'react';
import { openContacts } from '@/lib/convocatories/contacts/open-contacts';
import type { TalentActor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { completeness } from '@/lib/talents/own/rules';
import { getReviewedTalent } from '@/lib/talents/talents-in-review';

/** All that a talent reads of itself, and what its profile lacks; read once a request. */
export const loadOwnProfile = cache(async (actor: TalentActor) => {
  const { talentId } = actor;
  const [detail, contacts] = await Promise.all([
    getReviewedTalent(actor, talentId),
    openContacts(actor, [talentId]),
  ]);
  const contact = contacts.get(talentId);
  if (!contact) throw notFound('errors.talent.notFound');
  const { talent, profiles, photos, profile } = detail;
  const { background } = profile;
  const state = completeness({
    name: talent.name,
    documentTypeId: contact.documentType?.id ?? null,
    identification: contact.identification,
    phone: contact.phone,
    email: contact.email,
    address: contact.address,
    birthdate: contact.birthdate,
    residenceCityId: talent.residenceCityId,
    height: talent.height,
    profiles: profiles.length,
    skills: background.skills.length + background.languages.length,
    experiences: background.experiences.length,
    photos,
  });
  return { detail, contact, ...state };
});
