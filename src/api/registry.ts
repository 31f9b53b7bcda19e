import type { EndpointName } from '#src/contract/index.ts'
import { articleDetail } from './endpoints/article.Info/detail.ts'
import { articles } from './endpoints/article.Info/list.ts'
import { baseSite } from './endpoints/config/base_site.ts'
import { contentIndex } from './endpoints/config/content_index.ts'
import { sampleDetail } from './endpoints/resume.Sample/detail.ts'
import { listSamples } from './endpoints/resume.Sample/list.ts'
import { countShared } from './endpoints/resume.Share/count.ts'
import { sharedSource } from './endpoints/resume.Share/document.ts'
import { openShared } from './endpoints/resume.Share/open.ts'
import { sharedPhoto } from './endpoints/resume.Share/photo.ts'
import { unlockShared } from './endpoints/resume.Share/unlock.ts'
import { searchSite } from './endpoints/site.Search/index.ts'
import { countVisitor } from './endpoints/site.Visit/count.ts'
import { resumeData } from './endpoints/user/resume/data.ts'
import { deleteResume } from './endpoints/user/resume/del.ts'
import { redeem } from './endpoints/user/vip_redeem.ts'
import { loginByPassword } from './endpoints/user.Base/loginByPassword.ts'
import { logout } from './endpoints/user.Base/logout.ts'
import { register } from './endpoints/user.Base/register.ts'
import { resetPassword } from './endpoints/user.Base/resetPassword.ts'
import { sendCode } from './endpoints/user.Base/sendCode.ts'
import { userInfo } from './endpoints/user.Info/index.ts'
import { myResumes } from './endpoints/user.Jianli/list.ts'
import { listOrders } from './endpoints/user.Order/index.ts'
import { cancelOrder } from './endpoints/user.Pay/cancel.ts'
import { orderDetail } from './endpoints/user.Pay/check.ts'
import { templatePurchase } from './endpoints/user.Pay/check_jianli_status.ts'
import { paymentStatus } from './endpoints/user.Pay/check_staus.ts'
import { payTemplate } from './endpoints/user.Pay/jianli.ts'
import { openPayment } from './endpoints/user.Pay/opened.ts'
import { payMembership } from './endpoints/user.Pay/vip.ts'
import { createNew } from './endpoints/user.Resume/create.ts'
import { readResume } from './endpoints/user.Resume/document.ts'
import { duplicate } from './endpoints/user.Resume/duplicate.ts'
import { resumeHistory } from './endpoints/user.Resume/history.ts'
import { keepVersion } from './endpoints/user.Resume/keepVersion.ts'
import { linkedFile } from './endpoints/user.Resume/linkedFile.ts'
import { linkFile } from './endpoints/user.Resume/linkFile.ts'
import { nameVersion } from './endpoints/user.Resume/nameVersion.ts'
import { ownPhoto } from './endpoints/user.Resume/photo.ts'
import { rename } from './endpoints/user.Resume/rename.ts'
import { saveResume } from './endpoints/user.Resume/save.ts'
import { thumbnail } from './endpoints/user.Resume/thumbnail.ts'
import { undelete } from './endpoints/user.Resume/undelete.ts'
import { uploadPhoto } from './endpoints/user.Resume/uploadPhoto.ts'
import { uploadThumbnail } from './endpoints/user.Resume/uploadThumbnail.ts'
import { readVersion } from './endpoints/user.Resume/version.ts'
import { resumeVersions } from './endpoints/user.Resume/versions.ts'
import { changeShare } from './endpoints/user.Share/change.ts'
import { createShare } from './endpoints/user.Share/create.ts'
import { resumeShares } from './endpoints/user.Share/list.ts'
import { revokeShare } from './endpoints/user.Share/revoke.ts'
import { favouriteMarks } from './endpoints/user.TemplateCollections/marks.ts'
import { pushFavourite } from './endpoints/user.TemplateCollections/push.ts'
import { dropFavourite } from './endpoints/user.TemplateCollections/remove.ts'
import { favouriteTemplates } from './endpoints/user.TemplateCollections/userConllectionList.ts'
import { membershipCheck } from './endpoints/user.vip/check.ts'
import { freeMembership } from './endpoints/user.vip/free.ts'
import { listPlans } from './endpoints/user.vip/list.ts'
import { redemptionHistory } from './endpoints/user.vip/redemptions.ts'
import { wechatCheck } from './endpoints/user.WechatLogin/check.ts'
import { loginQrcode } from './endpoints/user.WechatLogin/loginQrcode.ts'
import { wordAccess } from './endpoints/word.Jianli/access.ts'
import { wordDetail } from './endpoints/word.Jianli/detail.ts'
import { downloadWord } from './endpoints/word.Jianli/download.ts'
import { listWord } from './endpoints/word.Jianli/list.ts'
import type { Handler } from './handler.ts'

/** Who answers what: an endpoint of the contract without a handler is a type error. */
export const registry: { [N in EndpointName]: Handler<N> } = {
  'config/base_site': baseSite,
  'config/content_index': contentIndex,
  'user.Info/index': userInfo,
  'user.Base/sendCode': sendCode,
  'user.Base/register': register,
  'user.Base/loginByPassword': loginByPassword,
  'user.Base/resetPassword': resetPassword,
  'user.Base/logout': logout,
  'user.WechatLogin/loginQrcode': loginQrcode,
  'user.WechatLogin/check': wechatCheck,
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
  'site.Search/index': searchSite,
  'site.Visit/count': countVisitor,
  'user.vip/list': listPlans,
  'user.vip/free': freeMembership,
  'user.vip/check': membershipCheck,
  'user.vip/redemptions': redemptionHistory,
  'user/vip_redeem': redeem,
  'user.Pay/vip': payMembership,
  'user.Pay/jianli': payTemplate,
  'user.Pay/check_staus': paymentStatus,
  'user.Pay/opened': openPayment,
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
}
