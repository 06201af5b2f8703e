import type { PhotoType } from '@/db/values/photo-types';
import { TALENT } from '@/lib/core/states';
import { isShownToClient } from '../rules';

type Place = {
  readonly stateId: number;
  readonly applicationStateId: number;
  readonly talentStateId: number;
};

/** True for a talent that an agency may show to a client: as the specification says, and never a suspended one. */
export const isPresentable = (place: Place): boolean =>
  isShownToClient(place) && place.talentStateId !== TALENT.SUSPENDED;

type Photo = { readonly type: PhotoType; readonly fileId: string };

const PER_TYPE = 2;
/** Photos of a talent that a showcase shows. */
export const MOST_PHOTOS = 3;

/**
 * Pictures for the talent's modal, of approved ones only: up to two of the book first, then up to two
 * of the gallery; the third of the book when the gallery has none; three at the most
 * (specification part 2, "Talent modal").
 */
export function choosePhotos<P extends Photo>(approved: readonly P[]): P[] {
  const book = approved.filter((photo) => photo.type === 'IBOOK');
  const gallery = approved.filter((photo) => photo.type === 'GALLERY');
  if (gallery.length === 0) return book.slice(0, MOST_PHOTOS);
  return [...book.slice(0, PER_TYPE), ...gallery.slice(0, PER_TYPE)].slice(0, MOST_PHOTOS);
}

/** The approved pictures that the agency chose, in its order; none where it chose none, or none is approved any more. */
export const inChosenOrder = <P extends { readonly id: string }>(
  approved: readonly P[],
  chosen: readonly string[],
): P[] => chosen.flatMap((id) => approved.find((photo) => photo.id === id) ?? []).slice(0, MOST_PHOTOS);

/** Signs of a heading, and of what an agency tells of a talent. */
export const LONGEST_HEADING = 80;
export const LONGEST_NOTE = 500;

const CUT = 370;

/** The description as the modal shows it: cut at 370 characters, or said to be missing. */
export function shortDescription(description: string | null): string {
  const text = description?.trim() ?? '';
  if (text === '') return 'Sin descripción';
  const characters = [...text];
  return characters.length > CUT ? `${characters.slice(0, CUT).join('')}...` : text;
}
