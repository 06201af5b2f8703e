CREATE TABLE "talent_notes" (
	"agency_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"note" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "talent_notes_agency_id_talent_id_pk" PRIMARY KEY("agency_id","talent_id"),
	CONSTRAINT "talent_notes_note" CHECK (note <> '')
);
--> statement-breakpoint
CREATE TABLE "talent_tags" (
	"agency_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"tag" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "talent_tags_agency_id_talent_id_tag_pk" PRIMARY KEY("agency_id","talent_id","tag"),
	CONSTRAINT "talent_tags_tag_lower" CHECK (tag <> '' and tag = lower(tag))
);
--> statement-breakpoint
ALTER TABLE "talent_notes" ADD CONSTRAINT "talent_notes_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_notes" ADD CONSTRAINT "talent_notes_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_notes" ADD CONSTRAINT "talent_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_tags" ADD CONSTRAINT "talent_tags_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_tags" ADD CONSTRAINT "talent_tags_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "talent_notes_talent" ON "talent_notes" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "talent_notes_user" ON "talent_notes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "talent_tags_tag" ON "talent_tags" USING btree ("agency_id","tag","talent_id");--> statement-breakpoint
CREATE INDEX "talent_tags_talent" ON "talent_tags" USING btree ("talent_id");