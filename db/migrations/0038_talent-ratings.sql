CREATE TABLE "talent_ratings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"convocated_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"punctuality" integer NOT NULL,
	"presence" integer NOT NULL,
	"work" integer NOT NULL,
	"note" text,
	"user_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"replaced_at" timestamp with time zone,
	CONSTRAINT "talent_ratings_scale" CHECK (punctuality between 1 and 5 and presence between 1 and 5 and work between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "talent_ratings" ADD CONSTRAINT "talent_ratings_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_ratings" ADD CONSTRAINT "talent_ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_ratings" ADD CONSTRAINT "talent_ratings_convocated_fk" FOREIGN KEY ("agency_id","convocated_id") REFERENCES "public"."convocateds"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "talent_ratings_holds" ON "talent_ratings" USING btree ("convocated_id") WHERE replaced_at is null;--> statement-breakpoint
CREATE INDEX "talent_ratings_talent" ON "talent_ratings" USING btree ("talent_id","agency_id") WHERE replaced_at is null;--> statement-breakpoint
CREATE INDEX "talent_ratings_event" ON "talent_ratings" USING btree ("event_id","created_at");--> statement-breakpoint
CREATE INDEX "talent_ratings_user" ON "talent_ratings" USING btree ("user_id");