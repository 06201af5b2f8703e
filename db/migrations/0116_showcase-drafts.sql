CREATE TABLE "showcase_drafts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"convocated_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"heading" text,
	"note" text,
	"photo_ids" uuid[] DEFAULT '{}' NOT NULL,
	"position" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "showcase_drafts_once" UNIQUE("convocated_id")
);
--> statement-breakpoint
CREATE TABLE "showcase_looks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"convocated_id" uuid NOT NULL,
	"talent_id" uuid NOT NULL,
	"heading" text,
	"note" text,
	"photo_ids" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "showcase_looks_once" UNIQUE("convocated_id")
);
--> statement-breakpoint
ALTER TABLE "showcase_drafts" ADD CONSTRAINT "showcase_drafts_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "showcase_drafts" ADD CONSTRAINT "showcase_drafts_convocated_fk" FOREIGN KEY ("agency_id","convocated_id") REFERENCES "public"."convocateds"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "showcase_looks" ADD CONSTRAINT "showcase_looks_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "showcase_looks" ADD CONSTRAINT "showcase_looks_convocated_fk" FOREIGN KEY ("agency_id","convocated_id") REFERENCES "public"."convocateds"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "showcase_drafts_event" ON "showcase_drafts" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "showcase_drafts_by_talent" ON "showcase_drafts" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "showcase_looks_by_talent" ON "showcase_looks" USING btree ("talent_id");--> statement-breakpoint
-- Positions lead over all profiles from now on: what is published stands as before.
UPDATE convocateds SET shown_position = placed.position FROM (
  SELECT place.id, row_number() OVER (PARTITION BY place.event_id
    ORDER BY role.profile_id, talent.gender, place.shown_position, place.created_at, place.id) AS position
  FROM convocateds place
  JOIN convocatories call ON call.id = place.convocatory_id
  JOIN event_personals role ON role.id = call.event_personal_id
  JOIN talents talent ON talent.id = place.talent_id
  WHERE place.shown_at IS NOT NULL) placed
WHERE convocateds.id = placed.id AND convocateds.shown_position <> placed.position;
