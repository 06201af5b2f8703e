CREATE TABLE "agency_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"agency_id" uuid NOT NULL,
	"is_current" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agency_slugs_form" CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) between 3 and 60)
);
--> statement-breakpoint
ALTER TABLE "agency_slugs" ADD CONSTRAINT "agency_slugs_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agency_slugs_agency" ON "agency_slugs" USING btree ("agency_id");--> statement-breakpoint
CREATE UNIQUE INDEX "agency_slugs_current" ON "agency_slugs" USING btree ("agency_id") WHERE is_current;--> statement-breakpoint
-- Those that are there already: by name, the older first; who shares one, or has a reserved one, with the start of its id.
INSERT INTO "agency_slugs" ("slug", "agency_id", "is_current")
SELECT CASE WHEN length(made) >= 3 AND place = 1 AND made NOT IN ('acudiente', 'admin', 'administracion', 'administrador',
		'agencia', 'agencias', 'api', 'archivos', 'ayuda', 'calendario', 'confirmar', 'cuenta', 'datos-personales', 'elenco',
		'entrar', 'fotos', 'gracias', 'graphql', 'inicio', 'invitacion', 'login', 'mi-perfil', 'nueva', 'nuevo', 'oficial',
		'registro', 'root', 'salir', 'seguridad', 'soporte', 'talento', 'talentos', 'terminos', 'unete', 'www')
	THEN made ELSE trim(BOTH '-' FROM 'agencia-' || left(made, 22)) || '-' || left(id::text, 8) END, id, true
FROM (SELECT id, made, row_number() OVER (PARTITION BY made ORDER BY created_at, id) AS place
	FROM (SELECT id, created_at, trim(BOTH '-' FROM left(trim(BOTH '-' FROM
		regexp_replace(search_fold(name), '[^a-z0-9]+', '-', 'g')), 40)) AS made FROM "agencies") named) numbered
ON CONFLICT DO NOTHING;
