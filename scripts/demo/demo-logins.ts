export type DemoLogin = {
  readonly label: string;
  readonly email: string;
  readonly password: string;
  /** Path of the door this account enters by. */
  readonly url: string;
};

/** Shared by every account of the demo, talents included. */
export const DEMO_PASSWORD = 'elenco-demo';

/** The accounts that `npm start` shows at the prompt and that the demo data make: three agencies and the administrator. */
export const demoLogins: readonly DemoLogin[] = [
  {
    label: 'Casa Norte Producciones',
    email: 'maria.rojas@casanorte.example',
    password: DEMO_PASSWORD,
    url: '/login',
  },
  {
    label: 'Valle Arriba Talentos',
    email: 'santiago.arango@vallearriba.example',
    password: DEMO_PASSWORD,
    url: '/login',
  },
  {
    label: 'Lucía Caicedo',
    email: 'lucia.caicedo@caicedoeventos.example',
    password: DEMO_PASSWORD,
    url: '/login',
  },
  {
    label: 'Administración',
    email: 'administrador@elenco.example',
    password: DEMO_PASSWORD,
    url: '/login?select=admin',
  },
];
