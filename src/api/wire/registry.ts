import { articleDetail } from '#src/api/endpoints/article.Info/detail.ts'
import { articles } from '#src/api/endpoints/article.Info/list.ts'
import { baseSite } from '#src/api/endpoints/config/base_site.ts'
import { contentIndex } from '#src/api/endpoints/config/content_index.ts'
import { sampleDetail } from '#src/api/endpoints/resume.Sample/detail.ts'
import { listSamples } from '#src/api/endpoints/resume.Sample/list.ts'
import { writeComment } from '#src/api/endpoints/resume.Share/comment.ts'
import { countShared } from '#src/api/endpoints/resume.Share/count.ts'
import { sharedSource } from '#src/api/endpoints/resume.Share/document.ts'
import { myComments } from '#src/api/endpoints/resume.Share/myComments.ts'
import { openShared } from '#src/api/endpoints/resume.Share/open.ts'
import { sharedPhoto } from '#src/api/endpoints/resume.Share/photo.ts'
import { replyComment } from '#src/api/endpoints/resume.Share/replyComment.ts'
import { unlockShared } from '#src/api/endpoints/resume.Share/unlock.ts'
import { withdrawComment } from '#src/api/endpoints/resume.Share/withdrawComment.ts'
import { createMessage } from '#src/api/endpoints/site.Contact/create.ts'
import { searchSite } from '#src/api/endpoints/site.Search/index.ts'
import { countVisitor } from '#src/api/endpoints/site.Visit/count.ts'
import { visitorCountry } from '#src/api/endpoints/site.Visit/country.ts'
import { resumeData } from '#src/api/endpoints/user/resume/data.ts'
import { deleteResume } from '#src/api/endpoints/user/resume/del.ts'
import { redeem } from '#src/api/endpoints/user/vip_redeem.ts'
import { deleteAccount } from '#src/api/endpoints/user.Account/delete.ts'
import { listDevices } from '#src/api/endpoints/user.Account/devices.ts'
import { endDevices } from '#src/api/endpoints/user.Account/endDevices.ts'
import { exportAccount } from '#src/api/endpoints/user.Account/export.ts'
import { accountIndex } from '#src/api/endpoints/user.Account/index.ts'
import { keep } from '#src/api/endpoints/user.Account/keep.ts'
import { prove } from '#src/api/endpoints/user.Account/prove.ts'
import { sendOwnCode } from '#src/api/endpoints/user.Account/sendCode.ts'
import { changeOwnApplication } from '#src/api/endpoints/user.Application/change.ts'
import { beginApplication } from '#src/api/endpoints/user.Application/create.ts'
import { ownApplication } from '#src/api/endpoints/user.Application/detail.ts'
import { sentFile } from '#src/api/endpoints/user.Application/file.ts'
import { myApplications } from '#src/api/endpoints/user.Application/list.ts'
import { measureCoverage } from '#src/api/endpoints/user.Application/measure.ts'
import { removeOwnApplication } from '#src/api/endpoints/user.Application/remove.ts'
import { noteSending } from '#src/api/endpoints/user.Application/send.ts'
import { removeOwnSending } from '#src/api/endpoints/user.Application/unsend.ts'
import { loginByPassword } from '#src/api/endpoints/user.Base/loginByPassword.ts'
import { logout } from '#src/api/endpoints/user.Base/logout.ts'
import { register } from '#src/api/endpoints/user.Base/register.ts'
import { resetPassword } from '#src/api/endpoints/user.Base/resetPassword.ts'
import { sendCode } from '#src/api/endpoints/user.Base/sendCode.ts'
import { ownDesigns } from '#src/api/endpoints/user.Design/list.ts'
import { dropDesign } from '#src/api/endpoints/user.Design/remove.ts'
import { keepDesign } from '#src/api/endpoints/user.Design/save.ts'
import { answerHandoff } from '#src/api/endpoints/user.Handoff/answer.ts'
import { askHandoff } from '#src/api/endpoints/user.Handoff/ask.ts'
import { bringPicture } from '#src/api/endpoints/user.Handoff/bring.ts'
import { checkHandoff } from '#src/api/endpoints/user.Handoff/check.ts'
import { collectHandoff } from '#src/api/endpoints/user.Handoff/collect.ts'
import { createHandoff } from '#src/api/endpoints/user.Handoff/create.ts'
import { lookAtHandoff } from '#src/api/endpoints/user.Handoff/look.ts'
import { userInfo } from '#src/api/endpoints/user.Info/index.ts'
import { myResumes } from '#src/api/endpoints/user.Jianli/list.ts'
import { listOrders } from '#src/api/endpoints/user.Order/index.ts'
import { addNewPasskey } from '#src/api/endpoints/user.Passkey/add.ts'
import { passkeyChallenge } from '#src/api/endpoints/user.Passkey/challenge.ts'
import { passkeyCreation } from '#src/api/endpoints/user.Passkey/creation.ts'
import { listPasskeys } from '#src/api/endpoints/user.Passkey/list.ts'
import { passkeyProof } from '#src/api/endpoints/user.Passkey/proof.ts'
import { dropPasskey } from '#src/api/endpoints/user.Passkey/remove.ts'
import { namePasskey } from '#src/api/endpoints/user.Passkey/rename.ts'
import { passkeySignIn } from '#src/api/endpoints/user.Passkey/signIn.ts'
import { savePassword } from '#src/api/endpoints/user.Password/save.ts'
import { cancelOrder } from '#src/api/endpoints/user.Pay/cancel.ts'
import { orderDetail } from '#src/api/endpoints/user.Pay/check.ts'
import { templatePurchase } from '#src/api/endpoints/user.Pay/check_jianli_status.ts'
import { paymentStatus } from '#src/api/endpoints/user.Pay/check_staus.ts'
import { payTemplate } from '#src/api/endpoints/user.Pay/jianli.ts'
import { payMembership } from '#src/api/endpoints/user.Pay/vip.ts'
import { saveProfile } from '#src/api/endpoints/user.Profile/save.ts'
import { createNew } from '#src/api/endpoints/user.Resume/create.ts'
import { readResume } from '#src/api/endpoints/user.Resume/document.ts'
import { duplicate } from '#src/api/endpoints/user.Resume/duplicate.ts'
import { resumeHistory } from '#src/api/endpoints/user.Resume/history.ts'
import { keepVersion } from '#src/api/endpoints/user.Resume/keepVersion.ts'
import { linkedFile } from '#src/api/endpoints/user.Resume/linkedFile.ts'
import { linkFile } from '#src/api/endpoints/user.Resume/linkFile.ts'
import { nameVersion } from '#src/api/endpoints/user.Resume/nameVersion.ts'
import { ownPhoto } from '#src/api/endpoints/user.Resume/photo.ts'
import { rename } from '#src/api/endpoints/user.Resume/rename.ts'
import { saveResume } from '#src/api/endpoints/user.Resume/save.ts'
import { thumbnail } from '#src/api/endpoints/user.Resume/thumbnail.ts'
import { findTwin } from '#src/api/endpoints/user.Resume/twin.ts'
import { undelete } from '#src/api/endpoints/user.Resume/undelete.ts'
import { uploadPhoto } from '#src/api/endpoints/user.Resume/uploadPhoto.ts'
import { uploadThumbnail } from '#src/api/endpoints/user.Resume/uploadThumbnail.ts'
import { readVersion } from '#src/api/endpoints/user.Resume/version.ts'
import { resumeVersions } from '#src/api/endpoints/user.Resume/versions.ts'
import { answerComment } from '#src/api/endpoints/user.Share/answerComment.ts'
import { changeShare } from '#src/api/endpoints/user.Share/change.ts'
import { resumeComments } from '#src/api/endpoints/user.Share/comments.ts'
import { createShare } from '#src/api/endpoints/user.Share/create.ts'
import { resumeShares } from '#src/api/endpoints/user.Share/list.ts'
import { removeComment } from '#src/api/endpoints/user.Share/removeComment.ts'
import { revokeShare } from '#src/api/endpoints/user.Share/revoke.ts'
import { settleComment } from '#src/api/endpoints/user.Share/settleComment.ts'
import { favouriteMarks } from '#src/api/endpoints/user.TemplateCollections/marks.ts'
import { pushFavourite } from '#src/api/endpoints/user.TemplateCollections/push.ts'
import { dropFavourite } from '#src/api/endpoints/user.TemplateCollections/remove.ts'
import { favouriteTemplates } from '#src/api/endpoints/user.TemplateCollections/userConllectionList.ts'
import { membershipCheck } from '#src/api/endpoints/user.vip/check.ts'
import { freeMembership } from '#src/api/endpoints/user.vip/free.ts'
import { listPlans } from '#src/api/endpoints/user.vip/list.ts'
import { redemptionHistory } from '#src/api/endpoints/user.vip/redemptions.ts'
import { bindWay } from '#src/api/endpoints/user.Way/bind.ts'
import { dropWay } from '#src/api/endpoints/user.Way/remove.ts'
import { sendWayCode } from '#src/api/endpoints/user.Way/sendCode.ts'
import { wechatCheck } from '#src/api/endpoints/user.WechatLogin/check.ts'
import { loginQrcode } from '#src/api/endpoints/user.WechatLogin/loginQrcode.ts'
import { bindScanned } from '#src/api/endpoints/user.WechatScan/bind.ts'
import { checkScan } from '#src/api/endpoints/user.WechatScan/check.ts'
import { createScan } from '#src/api/endpoints/user.WechatScan/create.ts'
import { wordAccess } from '#src/api/endpoints/word.Jianli/access.ts'
import { wordDetail } from '#src/api/endpoints/word.Jianli/detail.ts'
import { downloadWord } from '#src/api/endpoints/word.Jianli/download.ts'
import { listWord } from '#src/api/endpoints/word.Jianli/list.ts'
import type { EndpointName } from '#src/contract/index.ts'
import type { Handler } from './handler.ts'

/** The handler of every endpoint; an endpoint of the contract without one is a type error. */
export const registry: { [N in EndpointName]: Handler<N> } = {
  'config/base_site': baseSite,
  'config/content_index': contentIndex,
  'user.Info/index': userInfo,
  'user.Account/index': accountIndex,
  'user.Profile/save': saveProfile,
  'user.Account/devices': listDevices,
  'user.Account/endDevices': endDevices,
  'user.Account/sendCode': sendOwnCode,
  'user.Account/prove': prove,
  'user.Account/export': exportAccount,
  'user.Account/delete': deleteAccount,
  'user.Account/keep': keep,
  'user.Way/sendCode': sendWayCode,
  'user.Way/bind': bindWay,
  'user.Way/remove': dropWay,
  'user.Password/save': savePassword,
  'user.Passkey/list': listPasskeys,
  'user.Passkey/creation': passkeyCreation,
  'user.Passkey/add': addNewPasskey,
  'user.Passkey/rename': namePasskey,
  'user.Passkey/remove': dropPasskey,
  'user.Passkey/challenge': passkeyChallenge,
  'user.Passkey/signIn': passkeySignIn,
  'user.Passkey/proof': passkeyProof,
  'user.Base/sendCode': sendCode,
  'user.Base/register': register,
  'user.Base/loginByPassword': loginByPassword,
  'user.Base/resetPassword': resetPassword,
  'user.Base/logout': logout,
  'user.WechatLogin/loginQrcode': loginQrcode,
  'user.WechatLogin/check': wechatCheck,
  'user.WechatScan/create': createScan,
  'user.WechatScan/check': checkScan,
  'user.WechatScan/bind': bindScanned,
  'user.Application/list': myApplications,
  'user.Application/detail': ownApplication,
  'user.Application/create': beginApplication,
  'user.Application/change': changeOwnApplication,
  'user.Application/measure': measureCoverage,
  'user.Application/send': noteSending,
  'user.Application/file': sentFile,
  'user.Application/unsend': removeOwnSending,
  'user.Application/remove': removeOwnApplication,
  'user.Design/list': ownDesigns,
  'user.Design/save': keepDesign,
  'user.Design/remove': dropDesign,
  'user.Handoff/create': createHandoff,
  'user.Handoff/check': checkHandoff,
  'user.Handoff/answer': answerHandoff,
  'user.Handoff/look': lookAtHandoff,
  'user.Handoff/ask': askHandoff,
  'user.Handoff/collect': collectHandoff,
  'user.Handoff/bring': bringPicture,
  'user.TemplateCollections/push': pushFavourite,
  'user.TemplateCollections/remove': dropFavourite,
  'user.TemplateCollections/userConllectionList': favouriteTemplates,
  'user.TemplateCollections/marks': favouriteMarks,
  'word.Jianli/list': listWord,
  'word.Jianli/detail': wordDetail,
  'word.Jianli/access': wordAccess,
  'word.Jianli/download': downloadWord,
  'resume.Sample/list': listSamples,
  'resume.Sample/detail': sampleDetail,
  'article.Info/list': articles,
  'article.Info/detail': articleDetail,
  'site.Contact/create': createMessage,
  'site.Search/index': searchSite,
  'site.Visit/country': visitorCountry,
  'site.Visit/count': countVisitor,
  'user.vip/list': listPlans,
  'user.vip/free': freeMembership,
  'user.vip/check': membershipCheck,
  'user.vip/redemptions': redemptionHistory,
  'user/vip_redeem': redeem,
  'user.Pay/vip': payMembership,
  'user.Pay/jianli': payTemplate,
  'user.Pay/check_staus': paymentStatus,
  'user.Pay/cancel': cancelOrder,
  'user.Pay/check': orderDetail,
  'user.Pay/check_jianli_status': templatePurchase,
  'user.Order/index': listOrders,
  'user.Jianli/list': myResumes,
  'user/resume/data': resumeData,
  'user/resume/del': deleteResume,
  'user.Resume/undelete': undelete,
  'user.Resume/create': createNew,
  'user.Resume/duplicate': duplicate,
  'user.Resume/rename': rename,
  'user.Resume/twin': findTwin,
  'user.Resume/document': readResume,
  'user.Resume/save': saveResume,
  'user.Resume/versions': resumeVersions,
  'user.Resume/version': readVersion,
  'user.Resume/nameVersion': nameVersion,
  'user.Resume/keepVersion': keepVersion,
  'user.Resume/history': resumeHistory,
  'user.Resume/uploadPhoto': uploadPhoto,
  'user.Resume/photo': ownPhoto,
  'user.Resume/uploadThumbnail': uploadThumbnail,
  'user.Resume/thumbnail': thumbnail,
  'user.Resume/linkFile': linkFile,
  'user.Resume/linkedFile': linkedFile,
  'user.Share/list': resumeShares,
  'user.Share/create': createShare,
  'user.Share/change': changeShare,
  'user.Share/revoke': revokeShare,
  'resume.Share/open': openShared,
  'resume.Share/unlock': unlockShared,
  'resume.Share/count': countShared,
  'resume.Share/document': sharedSource,
  'resume.Share/photo': sharedPhoto,
  'resume.Share/myComments': myComments,
  'resume.Share/comment': writeComment,
  'resume.Share/replyComment': replyComment,
  'resume.Share/withdrawComment': withdrawComment,
  'user.Share/comments': resumeComments,
  'user.Share/answerComment': answerComment,
  'user.Share/settleComment': settleComment,
  'user.Share/removeComment': removeComment,
}
