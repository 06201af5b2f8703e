import { redirect } from 'next/navigation';

/** A section of the living style guide. */
export default function GuideSection() {
  redirect('/theme#base');
}
