import { redirect } from 'next/navigation';

/** The specification's /cotizador is the page for new ones. */
export default function CotizadorPage(): never {
  redirect('/cotizador/crear');
}
