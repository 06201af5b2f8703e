import { readDocumentBrand } from '@/lib/agencies/document-brand';
import type { Actor } from '@/lib/core/actor';
import { formatDateRange } from '@/lib/core/dates';
import { fullName } from '@/lib/core/full-name';
import { drawPdf } from '@/lib/documents/draw-pdf';
import { currentTime } from '@/lib/platform/clock';
import { product } from '@/lib/platform/product';
import { safeName } from '@/lib/storage/file-name';
import { readDesk } from './queries';

/**
 * The call sheet of an event as a PDF for the people who run it, drawn as it stands now and kept nowhere. Throws
 * NOT_FOUND alike for another agency's event, RATE_LIMITED, UNAVAILABLE, UNAUTHENTICATED, FORBIDDEN.
 */
export async function openCallSheet(actor: Actor, eventId: string): Promise<{ name: string; pdf: Buffer }> {
  const { event, sheet, people } = await readDesk(actor, eventId);
  const rows = people.flatMap(({ name, lastname, profileName, shifts }) =>
    shifts.map(({ day, callAt, endsAt }) => ({
      day,
      name: fullName({ name, lastname }),
      profileName,
      callAt,
      endsAt,
    })),
  );
  const days = [...new Set(rows.map(({ day }) => day))].sort().map((day) => ({
    day,
    people: rows.filter((row) => row.day === day).sort((a, b) => +a.callAt - +b.callAt),
  }));
  const pdf = await drawPdf(
    actor,
    {
      module: 'lib/event-day/call-sheet/pdf/call-sheet-pdf.tsx',
      maker: 'renderCallSheetPdf',
      load: async () => (await import('../call-sheet/pdf/call-sheet-pdf')).renderCallSheetPdf,
    },
    {
      ...(await readDocumentBrand(event.agencyId)),
      productName: product().name,
      agencyName: event.agencyName,
      eventName: event.name,
      timeZone: event.timeZone,
      madeAt: currentTime(),
      facts: [
        ['Cliente', event.nameClient],
        ['Fechas', formatDateRange(event.startDate, event.endDate, event.timeZone, { year: true })],
        ['Lugar', [event.placeName, event.placeAddress, event.cityName].filter(Boolean).join(', ')],
        ['Contacto en el lugar', [sheet.contactName, sheet.contactPhone].filter(Boolean).join(' · ')],
        ['Vestuario', sheet.dressCode],
        ['Indicaciones', sheet.instructions],
      ],
      days,
    },
  );
  return { name: safeName(`Hoja de llamado ${event.name}.pdf`), pdf };
}
