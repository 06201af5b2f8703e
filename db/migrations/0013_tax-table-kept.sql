ALTER TABLE "taxation_prices" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "taxation_prices" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "taxation_prices" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "taxation_prices" ADD COLUMN "confirmed_by" uuid;--> statement-breakpoint
-- Where each rate is said, and how sure it is in one word: what was added to the word becomes its note.
UPDATE taxation_prices SET status = told.status, source = told.source, note = told.note
FROM (VALUES
  (1, 'verified-secondary', 'ET art. 468', NULL),
  (2, 'verified', 'ET art. 392; Decreto 1625 de 2016', NULL),
  (3, 'verified', 'ET art. 392; Decreto 1625 de 2016', NULL),
  (4, 'verified', 'ET art. 392; Decreto 572 de 2025', NULL),
  (5, 'verified', 'ET art. 392; Decreto 572 de 2025', NULL),
  (6, 'verified-secondary', 'ET art. 392; Decreto 1625 de 2016', NULL),
  (7, 'verified-secondary', 'ET art. 392; Decreto 1625 de 2016', NULL),
  (8, 'to-confirm', 'ET art. 392; Ley 2070 de 2020 art. 16', 'Falta confirmar la lista de actividades (CIIU) a las que aplica.'),
  (9, 'verified', 'ET art. 383', NULL),
  (10, 'to-confirm', 'ET arts. 437-1 y 437-2; Decreto 1625 de 2016', 'La tarifa la confirma una fuente secundaria; falta confirmar la base.'),
  (11, 'to-confirm', 'ET arts. 437-1 y 437-2; Decreto 572 de 2025', 'La tarifa la confirma una fuente secundaria; falta confirmar la base.'),
  (12, 'to-confirm', 'ET art. 437-2 num. 9', 'La regla está verificada; falta confirmar la base.'),
  (13, 'to-confirm', 'Resolución SDH-265 de 2021', 'La base está verificada; falta confirmar la tarifa según la actividad (CIIU).'),
  (14, 'to-confirm', 'Estatuto tributario de Medellín, por confirmar', NULL),
  (15, 'to-confirm', 'Estatuto tributario de Cali, por confirmar', NULL),
  (16, 'to-confirm', 'Estatuto tributario de Barranquilla, por confirmar', NULL),
  (17, 'to-confirm', 'Estatuto tributario de Cartagena, por confirmar', NULL),
  (18, 'to-confirm', 'Estatuto tributario de Bucaramanga, por confirmar', NULL),
  (19, 'verified-secondary', 'ET art. 908', NULL),
  (20, 'verified-secondary', 'ET art. 908', NULL),
  (21, 'verified-secondary', 'ET art. 908', NULL),
  (22, 'verified-secondary', 'ET art. 908', NULL),
  (23, 'to-confirm', 'ET art. 908; C-540 de 2023', NULL),
  (24, 'verified-secondary', 'ET art. 240', NULL)
) AS told (id, status, source, note)
WHERE taxation_prices.id = told.id;--> statement-breakpoint
ALTER TABLE "taxation_prices" ADD CONSTRAINT "taxation_prices_status" CHECK (status in ('verified', 'verified-secondary', 'to-confirm'));--> statement-breakpoint
-- Of a tax, concept and city one rate holds on a day, whoever writes at the same time.
ALTER TABLE taxation_prices ADD CONSTRAINT taxation_prices_no_overlap EXCLUDE USING gist (
  taxation_id WITH =, (coalesce(city_id, 0)) WITH =, concept WITH =, daterange(valid_from, valid_to, '[]') WITH &&);--> statement-breakpoint
-- Which quotations rest on a rate: looked up before it may be corrected.
CREATE INDEX quotations_tax_rows ON quotations USING gin ((tax_snapshot #> '{taxes,rows}') jsonb_path_ops);
