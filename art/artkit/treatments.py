"""Treatments in progress, told by objects and instruments alone: the gallery's second tab."""
from .still_lifes import *


def bench(top='#F3E8D8', wall='#E6D2BA', window_x=2.2, s=2.3, z=-.9, ax=0, front=0, cloth=None):
    """A worktop before the clinic's window, out of focus."""
    seaside(y=11, s=s, x=window_x, z=z, wall=wall, ax=ax)
    rbox((40, 14, .5), (0, 2.4, -.25), mat(top, rough=.35, coat=.2), r=.1)
    rbox((40, .3, 12), (0, 9.2, -6.6), mat('#B98457', rough=.6), r=.02)
    if cloth:
        rbox((9.2, 5.6, .08), (0, -.6, .03), mat(cloth, rough=1, sheen=.5), r=.03, rot=(0, 0, 4))
    stage.world('#FFF1E0', .46)
    stage.sun((-52, 0, -30), 3.0, angle=2.5, color=(1, .84, .64))
    stage.area((-6, -6, 8), (0, 0, 1), 3.6, 620, color=(1, .93, .84))
    stage.area((7, -3, 4), (0, 0, 1.2), 5, 160, color=(1, .85, .76))


def aligner_fitting(name):
    """The aligner seated on the teeth of the model, its open case in front."""
    bench(cloth='#9DBFB2', window_x=-2.8, ax=4)
    r, L = arch(LOWER, gum(), base=True, shade='#FAF3E6', S=.088, a=24.5, b=43, case=level(LOWER))
    r.location, r.rotation_euler = (1.5, 2.0, .95), (0, 0, math.radians(-20))
    placed_aligner(L, r, base=.13, tint='#EAF6F6')
    props.aligner_case('#C97C5D', at=(-2.5, -.1, .05), rot=(0, 0, 22), scale=.47)
    props.mouth_mirror(L=9, at=(1.2, -2.7, .5), rot=(-40, -2, 8), scale=.55)
    stage.camera((.2, -13.2, 6.4), (-.1, .1, 1.1), lens=56, fstop=.3, focus=(.6, -1.4, 1.5))
    stage.render(name, spp=16, exposure=.1)


def implant_placement(name):
    """The screw half way into the bone of a gap, turned in by its driver; the drills used before stand beside."""
    bench(cloth='#2B6F69', window_x=-2.6, ax=3)
    before = everything()
    block(None, (-11.4, 11.4), w=17.5, depth=10, low=-13, papillae=(), dip=.6, swell=((0, -.4, 5),))
    for x, key in ((-11.4, 'L6'), (11.4, 'L7')):
        whole(key, None, (x, 1.0, .6), long=.78, root='#E3C690')
    ti = mat('#C9CDD2', rough=.2, metal=1)
    cyl(2.1, 9, (0, 1.95, -5.9), mat('#8A5F3A', rough=.9), bev=.6)             # the drilled bed, seen where the section cuts it
    cyl(3.1, .5, (0, 1.6, -.55), mat('#C9605A', rough=.4, coat=.3), bev=.2)    # opened gum
    cyl(2.6, .5, (0, 1.5, -.45), mat('#E9CFA4', rough=.7), bev=.1)
    screw(ti, L=12, r=1.9, loc=(0, .7, 3.4))
    props.handpiece(L=9, tip='driver', at=(0, .7, 3.3), rot=(0, 0, 8), scale=6.2)
    e = gather('jaw', before, (-.6, -.4, 1.4), -14)
    e.scale = (.105,) * 3
    before = everything()
    for k in range(5):
        cyl(.16, 1.0 + .1 * k, (-1.2 + .6 * k, 0, .75), mat(['#C9CDD2', '#D9AE6C'][k % 2], rough=.22, metal=1), bev=.03)
    rbox((3.6, 1.3, .5), (0, 0, .25), mat('#F6EEE2', rough=.4, coat=.3), r=.14)
    gather('kit', before, (3.3, .4, .05), -24).scale = (.85,) * 3
    stage.camera((-.2, -13.6, 4.2), (.3, .2, 1.95), lens=54, fstop=.3, focus=(-.6, -.8, 1.6))
    stage.render(name, spp=16, exposure=.1)


def whitening_session(name):
    """In metres: the chair's head rest, the whitening lamp over it, goggles and a towel."""
    rooms.wood_floor()
    rbox((14, .2, 5.6), (0, 3.2, 2.7), mat('#8FB5A8', rough=.95), r=.01)
    rooms.wall_arch(-.75, 3.08, 1.25, 2.9, mat('#E6CDB2', rough=.95))
    rooms.frame(-.75, 3.03, 1.75, .7, .95, 'sun')
    rooms.skirting(-7, 7, 3.04)
    rooms.dental_chair(-.1, .9, rz=-62)
    before = everything()
    w = rooms.lacquer()
    cyl(.26, .05, (0, 0, .03), w, bev=.02)
    cyl(.028, 1.5, (0, 0, .8), w, bev=.008)
    tube([(0, 0, 1.5), (-.04, -.02, 1.72), (-.26, -.1, 1.82), (-.42, -.14, 1.76)], .024, w)
    P = [(.2 * math.cos(a), .2 * math.sin(a)) for a in np.linspace(math.radians(200), math.radians(-20), 24)] + [(.13 * math.cos(a), .13 * math.sin(a)) for a in np.linspace(math.radians(-20), math.radians(200), 24)]
    extrude(P, .16, w, loc=(-.56, -.17, 1.6), rot=(64, 0, -60), bev=.02)
    P2 = [(.15 * math.cos(a), .15 * math.sin(a)) for a in np.linspace(math.radians(195), math.radians(-15), 24)] + [(.125 * math.cos(a), .125 * math.sin(a)) for a in np.linspace(math.radians(-15), math.radians(195), 24)]
    extrude(P2, .17, mat('#8FE0EA', emit=2.2), loc=(-.565, -.175, 1.595), rot=(64, 0, -60), bev=.004)
    gather('lamp', before, (1.62, 1.75, 0), 0)
    l = bpy.data.lights.new('cool', 'POINT')
    l.energy, l.color, l.shadow_soft_size = 9, (.55, .92, 1), .12
    link(bpy.data.objects.new('cool', l)).location = (1.0, 1.5, 1.5)
    rooms.cabinet(2.1, 2.72, 1.8)
    for k, c in enumerate(('#F4EBDD', '#A9C8BC')):
        rbox((.3, .22, .06), (2.5, 2.7, .94 + .062 * k), mat(c, rough=.9, sheen=.5), r=.028)
    rooms.frame(2.74, 3.03, 1.85, .56, .78, 'wave')
    rooms.plant(-2.6, 2.5, 1.0)
    rooms.room_lights()
    stage.camera((-.55, -2.35, 1.36), (.35, 1.5, 1.2), lens=38, fstop=4, focus=(.4, 1.2, 1.1))
    stage.render(name, spp=18, exposure=.2)


def scan_in_progress(name):
    bench(wall='#9DBFB2', window_x=-3.2, ax=2)
    r, L = arch(LOWER, gum(), base=True, shade='#FAF3E6', a=24.5, b=43, S=.085, case=level(LOWER))
    r.location, r.rotation_euler = (-2.0, 1.5, .82), (0, 0, math.radians(14))
    before = everything()                                     # wand: window down at the tip, body to the right
    w = props.white()
    f = lambda X, Y, Z: np.maximum(np.sqrt((Y / (.30 + .24 * sstep(1.5, 4, X))) ** 2 + ((Z - .0 - .25 * sstep(2, 5, X)) / (.24 + .26 * sstep(1.5, 4, X))) ** 2) - 1, np.maximum(-X, X - 9) * 2) * .26
    sdf_obj('wand', f, (-.1, -.8, -.7), (9.1, .8, 1.0), .07, w, 3)
    rbox((.75, .42, .1), (.5, 0, -.22), mat('#8FE0EA', emit=1.6), r=.04)
    cyl(.28, .12, (4.8, 0, .74), props.brass(), bev=.05)
    tube([(9, 0, .25), (10.2, .1, -.3), (12, .6, -2.2), (14.5, 1.0, -5.6), (17, .6, -6.9), (22, -1, -7.9)], .14, mat('#2B3A3A', rough=.5))
    bpy.context.view_layer.update()
    tip = r.matrix_world @ L[5]['M'] @ Vector((0, 0, 10.2))     # just above a front tooth
    e = gather('wand', before, tip + Vector((-.3, -.1, .26)))
    e.rotation_euler, e.scale = (0, math.radians(-12), math.radians(-46)), (.52,) * 3
    before = everything()                                     # tablet with the scanned arch
    rbox((4.6, .22, 3.4), (0, 0, 1.75), mat('#24383A', rough=.3, coat=.3), r=.1)
    rbox((4.3, .03, 3.1), (0, -.11, 1.75), mat('#12454A', rough=.3, emit=.35), r=.01)
    for i, t in enumerate(L):
        sz = teeth.TEETH[t['key']][1]
        sphere(.5, (t['x'] * .052, -.14, .85 + (-t['y']) * .046), mat('#DDF1E8' if i < 9 else '#3F8A84', emit=.75 if i < 9 else .35), (sz * .047, .08, sz * .05))
    rbox((2.6, .8, .16), (0, .4, .08), props.brass(), r=.06)
    e = gather('tablet', before, (2.5, 2.6, 0), -16)
    stage.camera((-.2, -13.4, 5.2), (.2, .1, 1.45), lens=58, fstop=.3, focus=(-1.2, -1.4, 1.4))
    stage.render(name, spp=16, exposure=.08)


def ceramic_crown(name):
    bench(top='#C99B66', wall='#DDB79B', window_x=3.0, ax=-2, z=-1.0)
    rbox((9.0, 5.6, .3), (0, -.2, .15), mat('#2B6F69', rough=.5), r=.12)
    g = empty('die', (-1.5, .7, 1.2), (0, 0, -8), .15)            # plaster model: the ground tooth between its neighbours
    block(g, (-10.2, 0, 10.8), w=17.4, depth=6, cut=-6, low=-5.5, bone=False, gum_low=-3.2, dip=.7)
    fissured('L5', g, (-9.6, 0, .2), shade='#F4E9D4')
    stump('L6', g, (0, 0, .2))
    fissured('L7', g, (11.2, 0, .2), shade='#F4E9D4')
    f, p = fissured_f('L6')[0], prep_f('L6')                   # the finished crown lies on its side, hollow where the stump fits
    hollow = lambda X, Y, Z: smax(smax(f(X, Y, Z), .3 - Z, .15), -smax(p(X, Y, Z) - .1, Z - 2.7, .3), .1)
    o = sdf_obj('crown', hollow, (-6.6, -6.2, 0), (6.6, 6.2, 9), .14, enamel('#FDF8EE', height=8, neck=.15), 1)
    o.location, o.rotation_euler, o.scale = (2.5, -.35, 1), (math.radians(-62), 0, math.radians(24)), (.15,) * 3
    bpy.context.view_layer.update()
    o.location.z -= min((o.matrix_world @ v.co).z for v in o.data.vertices) - .3      # it rests on the mat
    before = everything()                                     # stain palette and brush
    cyl(1.0, .14, (0, 0, .07), mat('#F8F3EA', rough=.25, coat=.5), bev=.05)
    for k, c in enumerate(('#C98A4A', '#E9C98E', '#9C6A45', '#E7A98C', '#B8B9C0')):
        a = k * 1.257
        cyl(.22, .06, (.58 * math.cos(a), .58 * math.sin(a), .15), mat(c, rough=.2, coat=.6), bev=.02)
    gather('palette', before, (-1.9, -1.95, .3))
    before = everything()
    lathe([(.001, 0), (.02, .05), (.09, .5), (.1, .9)], mat('#6B4A2E', rough=.7), rot=(0, 90, 0))
    lathe([(.1, .9), (.13, 1.0), (.13, 2.2), (.11, 2.3)], props.chrome(), rot=(0, 90, 0))
    lathe([(.11, 2.3), (.17, 3.4), (.1, 8), (.001, 8.1)], mat('#C97C5D', rough=.35, coat=.4), rot=(0, 90, 0))
    e = gather('brush', before, (-1.4, -2.0, .5))
    e.rotation_euler, e.scale = (0, math.radians(-6), math.radians(-14)), (.62,) * 3
    stage.camera((.1, -13.2, 5.4), (.1, -.1, 1.2), lens=58, fstop=.3, focus=(.6, -.9, 1.2))
    stage.render(name, spp=16, exposure=.05)


PICTURES = {'gallery/treatment-aligner-fitting': aligner_fitting, 'gallery/treatment-implant-placement': implant_placement,
            'gallery/treatment-whitening-session': whitening_session, 'gallery/treatment-scan-in-progress': scan_in_progress,
            'gallery/treatment-ceramic-crown': ceramic_crown}
