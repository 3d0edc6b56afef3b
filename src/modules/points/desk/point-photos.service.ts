import { err, ok, type Result } from '#kernel/result.ts'
import { recordAudit } from '#modules/accounts/index.ts'
import { releaseFiles } from '#platform/files/stored-file.repo.ts'
import { type AcceptedFile, keepFile } from '#platform/files/upload/accept-upload.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { mostPhotos } from '../domain/point-rules.ts'
import { holdPoint } from '../points.repo.ts'
import type { DeskPoint } from './desk-points.contract.ts'
import { savePhotos } from './desk-points.repo.ts'
import { viewIn } from './desk-points.service.ts'

/** Shown after those that are there. */
export function addPhoto(
  context: RequestContext,
  id: number,
  file: AcceptedFile,
): Promise<Result<DeskPoint, Failure<'not_found' | 'point_photos_full' | 'upload_incomplete'>>> {
  return context.db.transaction(async (tx) => {
    const point = await holdPoint(tx, id)
    if (!point) return err({ code: 'not_found' })
    const full = err({ code: 'point_photos_full', values: { max: String(mostPhotos) } } as const)
    if (point.photos.length >= mostPhotos) return full
    const kept = await keepFile(tx, file, `point:${id}`)
    // There was room, so only the sweep can have been faster than a very slow upload.
    if (!kept.ok) return err({ code: 'upload_incomplete' })
    await savePhotos(tx, id, [...point.photos, file.id])
    await recordAudit(tx, context, {
      action: 'point.photo',
      object: `point:${id}`,
      after: { photo: file.id },
    })
    return ok(await viewIn(tx, id, context.now))
  })
}

/** The same ones: what a colleague added or took away meanwhile is not undone. */
export function orderPhotos(
  context: RequestContext,
  id: number,
  photos: readonly string[],
): Promise<Result<DeskPoint, Failure<'not_found' | 'point_changed'>>> {
  return context.db.transaction(async (tx) => {
    const point = await holdPoint(tx, id)
    if (!point) return err({ code: 'not_found' })
    if (photos.toSorted().join() !== point.photos.toSorted().join()) return err({ code: 'point_changed' })
    await savePhotos(tx, id, photos)
    await recordAudit(tx, context, {
      action: 'point.photo',
      object: `point:${id}`,
      before: { photos: point.photos },
      after: { photos },
    })
    return ok(await viewIn(tx, id, context.now))
  })
}

export function removePhoto(
  context: RequestContext,
  id: number,
  photo: string,
): Promise<Result<DeskPoint, Failure<'not_found'>>> {
  return context.db.transaction(async (tx) => {
    const point = await holdPoint(tx, id)
    if (!point?.photos.includes(photo)) return err({ code: 'not_found' })
    await savePhotos(
      tx,
      id,
      point.photos.filter((one) => one !== photo),
    )
    await releaseFiles(tx, [photo], context.now)
    await recordAudit(tx, context, { action: 'point.photo', object: `point:${id}`, before: { photo } })
    return ok(await viewIn(tx, id, context.now))
  })
}
