CREATE TABLE "retention_holds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"released_at" timestamp with time zone,
	"released_by" uuid,
	CONSTRAINT "retention_holds_subject" CHECK (subject in ('AGENCY', 'TALENT')),
	CONSTRAINT "retention_holds_released" CHECK ((released_at is null) = (released_by is null))
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "retention_holds" ADD CONSTRAINT "retention_holds_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_holds" ADD CONSTRAINT "retention_holds_released_by_users_id_fk" FOREIGN KEY ("released_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "retention_holds_once" ON "retention_holds" USING btree ("subject","subject_id") WHERE released_at is null;--> statement-breakpoint
CREATE INDEX "contract_questions_agency" ON "contract_questions" USING btree ("agency_id","created_at");--> statement-breakpoint
CREATE INDEX "files_event" ON "files" USING btree ("event_id");