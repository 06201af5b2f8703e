CREATE TABLE "closed_months" (
	"agency_id" uuid NOT NULL,
	"month" text NOT NULL,
	"entries" jsonb NOT NULL,
	"closed_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "closed_months_pk" PRIMARY KEY("agency_id","month"),
	CONSTRAINT "closed_months_month" CHECK (month ~ '^20[2-9][0-9]-(0[1-9]|1[0-2])$'),
	CONSTRAINT "closed_months_entries" CHECK (jsonb_typeof(entries) = 'array')
);
--> statement-breakpoint
ALTER TABLE "closed_months" ADD CONSTRAINT "closed_months_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closed_months" ADD CONSTRAINT "closed_months_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- custom: a closed month stays as it was booked.
CREATE FUNCTION refuse_closed_month() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a closed month cannot be rewritten' USING ERRCODE = 'integrity_constraint_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER closed_months_frozen BEFORE UPDATE OR DELETE ON closed_months
  FOR EACH ROW EXECUTE FUNCTION refuse_closed_month();
