CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"filters" jsonb NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_searches_name" UNIQUE NULLS NOT DISTINCT("user_id","agency_id","name"),
	CONSTRAINT "saved_searches_named" CHECK (name <> '')
);
--> statement-breakpoint
CREATE TABLE "search_alert_talents" (
	"search_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"digest_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_alert_talents_search_id_user_id_talent_id_pk" PRIMARY KEY("search_id","user_id","talent_id")
);
--> statement-breakpoint
CREATE TABLE "search_alerts" (
	"search_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"frequency" text NOT NULL,
	"seen_until" timestamp with time zone NOT NULL,
	"ran_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_alerts_search_id_user_id_pk" PRIMARY KEY("search_id","user_id"),
	CONSTRAINT "search_alerts_frequency" CHECK (frequency in ('DAILY', 'WEEKLY'))
);
--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "found_anew_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_alert_talents" ADD CONSTRAINT "search_alert_talents_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_alert_talents" ADD CONSTRAINT "search_alert_talents_alert" FOREIGN KEY ("search_id","user_id") REFERENCES "public"."search_alerts"("search_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_alerts" ADD CONSTRAINT "search_alerts_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_alerts" ADD CONSTRAINT "search_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_searches_agency" ON "saved_searches" USING btree ("agency_id");--> statement-breakpoint
CREATE INDEX "search_alert_talents_talent" ON "search_alert_talents" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "search_alert_talents_digest" ON "search_alert_talents" USING btree ("digest_id");--> statement-breakpoint
CREATE INDEX "search_alerts_due" ON "search_alerts" USING btree ("frequency","ran_at");--> statement-breakpoint
CREATE INDEX "search_alerts_user" ON "search_alerts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "talents_found_anew" ON "talents" USING btree ("found_anew_at","id");--> statement-breakpoint
CREATE FUNCTION note_found_anew() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.found_anew_at := now();
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER talents_found_anew BEFORE UPDATE OF
    name, lastname, alias, gender, residence_city_id, birthdate, height, weight, bust, waist, hip, shirt, pants, footwear,
    eye_colour, hair_colour, photo_file_id, photo_state_id, offer_terms, state_id, hidden_at, guardian_consented_at,
    exclusive_agency_id, brought_by_agency_id ON talents
  FOR EACH ROW WHEN (
    (old.name, old.lastname, old.alias, old.gender, old.residence_city_id, old.birthdate, old.height, old.weight, old.bust,
     old.waist, old.hip, old.shirt, old.pants, old.footwear, old.eye_colour, old.hair_colour, old.photo_file_id,
     old.photo_state_id, old.offer_terms, old.state_id, old.hidden_at, old.guardian_consented_at, old.exclusive_agency_id,
     old.brought_by_agency_id)
    IS DISTINCT FROM
    (new.name, new.lastname, new.alias, new.gender, new.residence_city_id, new.birthdate, new.height, new.weight, new.bust,
     new.waist, new.hip, new.shirt, new.pants, new.footwear, new.eye_colour, new.hair_colour, new.photo_file_id,
     new.photo_state_id, new.offer_terms, new.state_id, new.hidden_at, new.guardian_consented_at, new.exclusive_agency_id,
     new.brought_by_agency_id))
  EXECUTE FUNCTION note_found_anew();
