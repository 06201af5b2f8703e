/** Where a password manager sends who wants another password (W3C, a well-known URL for changing passwords). */
export const GET = (): Response =>
  new Response(null, { status: 302, headers: { Location: '/olvidaste-contrasena' } });
